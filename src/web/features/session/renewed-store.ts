/** Where oidc-client-ts stores the session, so that the answer of a renewal is stored over the session that was renewed and no other. */
import { type StateStore, User } from 'oidc-client-ts';

export interface RenewedStore extends StateStore {
  /**
   * What `renew` stores is stored only where the session of this access token is still the one that is stored: another tab may have
   * signed out meanwhile, or in as somebody else.
   */
  onlyOver<T>(accessToken: string, renew: () => Promise<T>): Promise<{ answer: T; isStored: boolean }>;
}

export function renewedStore(store: StateStore): RenewedStore {
  let renewed: string | null = null;
  let isStored = true;

  async function storedToken(key: string): Promise<string | null> {
    const stored = await store.get(key);
    return stored === null ? null : User.fromStorageString(stored).access_token;
  }

  return {
    get: (key) => store.get(key),
    remove: (key) => store.remove(key),
    getAllKeys: () => store.getAllKeys(),
    async set(key, value) {
      isStored = renewed === null || (await storedToken(key)) === renewed;
      if (isStored) await store.set(key, value);
    },
    async onlyOver(accessToken, renew) {
      renewed = accessToken;
      try {
        return { answer: await renew(), isStored };
      } finally {
        renewed = null;
      }
    },
  };
}

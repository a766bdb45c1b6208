/** The storage adapter that oidc-provider asks for, over a PayloadStore. */
import type { Adapter, AdapterFactory, AdapterPayload, errors } from 'oidc-provider';
import { isStorable } from '../../contract/text.ts';
import type { PayloadStore, StoredPayload } from './identity.ts';

export interface PayloadAdapterOptions {
  now(): Date;
  InvalidGrant: typeof errors.InvalidGrant;
}

export function payloadAdapter(store: PayloadStore, { now, InvalidGrant }: PayloadAdapterOptions): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      // The payload is plain JSON; its declared type only has no index signature.
      store.upsert(model, id, { ...payload }, expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000)),
    // Ids come as a stranger writes them; what cannot be stored is not there.
    find: async (id) => (isStorable(id) ? fromStore(await store.find(model, { id })) : undefined),
    findByUid: async (uid) => fromStore(await store.find(model, { uid })),
    findByUserCode: async (userCode) => fromStore(await store.find(model, { userCode })),
    consume: async (id) => {
      if (await store.consume(model, id)) return;
      // Found unused by several at once: as when it is used again later, nobody knows which of them is the thief.
      await endGrant(store, (await store.find(model, { id }))?.payload['grantId']);
      throw new InvalidGrant('used already');
    },
    destroy: (id) => store.destroy(model, id),
    revokeByGrantId: (grantId) => store.revokeGrant(grantId),
  });
}

/** The grant itself too: whoever was first may store what he is given only after this. */
async function endGrant(store: PayloadStore, grantId: unknown): Promise<void> {
  if (typeof grantId !== 'string') return;
  await store.destroy('Grant', grantId);
  await store.revokeGrant(grantId);
}

function fromStore(stored: StoredPayload | null): AdapterPayload | undefined {
  if (!stored) return undefined;
  if (!stored.consumedAt) return stored.payload;
  return { ...stored.payload, consumed: Math.floor(stored.consumedAt.getTime() / 1000) };
}

/**
 * The keys that an issuer publishes, as they are now. Asked for again once a minute while tokens come, so that a key that
 * was taken back soon counts no more; and at once for a token of a key not yet known, so that a new key needs no restart.
 * While the issuer does not answer, what it published last goes on counting for ten minutes.
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

const FRESH_MS = 60_000;
const USABLE_MS = 600_000;
/** Between two tries while the issuer does not answer. */
const RETRY_MS = 10_000;
/** Anybody can make up tokens of unknown keys: so many of them make us ask, each minute. */
const ASKED_PER_MINUTE = 10;

interface Held {
  find: JWTVerifyGetKey;
  fetchedAt: number;
}

/** `fetchKeys`: asks the issuer; what it throws is thrown where nothing usable is held. */
export function publishedKeys(fetchKeys: () => Promise<JSONWebKeySet>, now: () => Date): JWTVerifyGetKey {
  const time = () => now().getTime();
  let held: Held | null = null;
  let retryAt = 0;
  let asking: Promise<Held> | null = null;
  let askedFor: number[] = [];

  function ask(): Promise<Held> {
    asking ??= fetchKeys()
      .then((keys) => {
        held = { find: createLocalJWKSet(keys), fetchedAt: time() };
        return held;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  async function current(): Promise<Held> {
    if (!held) return ask();
    const { fetchedAt } = held;
    if (time() < fetchedAt + FRESH_MS || (time() < retryAt && time() < fetchedAt + USABLE_MS)) return held;
    try {
      return await ask();
    } catch (error) {
      if (time() >= fetchedAt + USABLE_MS) throw error;
      retryAt = time() + RETRY_MS;
      return held;
    }
  }

  function mayAskFor(): boolean {
    askedFor = askedFor.filter((at) => at > time() - 60_000);
    if (askedFor.length >= ASKED_PER_MINUTE) return false;
    askedFor.push(time());
    return true;
  }

  return async (header, token) => {
    const { find } = await current();
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayAskFor()) throw error;
      return (await ask()).find(header, token);
    }
  };
}

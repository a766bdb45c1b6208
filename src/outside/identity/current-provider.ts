/**
 * The provider of the library takes its keys when it is made, so another one is made when they change: whatever it
 * remembers is in the store. Keys that another process has made are found within a minute.
 */
import type { ProviderKeys } from './keys.ts';

const LOOK_MS = 60_000;

export interface CurrentProvider<Made> {
  get(): Promise<Made>;
  /** Looks at the keys at once. */
  renew(): Promise<void>;
}

export async function keepProvider<Made>(
  load: () => Promise<ProviderKeys>,
  make: (keys: ProviderKeys) => Made,
  { now, onError }: { now(): Date; onError(error: unknown): void },
): Promise<CurrentProvider<Made>> {
  const time = () => now().getTime();
  let keys = await load();
  let made = make(keys);
  let lookedAt = time();
  let looks = 0;
  let newest = 0;

  async function renew(): Promise<void> {
    lookedAt = time();
    looks += 1;
    const look = looks;
    const found = await load();
    // One that began before another and ends after it may have read the keys of before.
    if (look < newest) return;
    newest = look;
    if (namesOf(found) === namesOf(keys)) return;
    keys = found;
    made = make(found);
  }

  return {
    renew,
    async get() {
      // A store that does not answer is no reason to stop: the keys of before still count.
      if (time() >= lookedAt + LOOK_MS) await renew().catch(onError);
      return made;
    },
  };
}

function namesOf({ signing, cookies }: ProviderKeys): string {
  return [...signing.map(({ kid }) => kid), cookies.length].join();
}

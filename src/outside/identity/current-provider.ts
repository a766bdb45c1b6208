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

  async function renew(): Promise<void> {
    lookedAt = time();
    const found = await load();
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

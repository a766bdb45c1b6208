/**
 * Guessing of passwords: so many failed attempts per address in a window, then a pause. A successful sign-in costs
 * nothing. An attempt counts from its beginning, so that a thousand at once are not a thousand guesses. Per process.
 */
export class AttemptsExhausted extends Error {
  override readonly name = 'AttemptsExhausted';

  constructor(readonly retryAfterSeconds: number) {
    super('too many failed attempts');
  }
}

export interface LoginAttempts {
  /** Runs the attempt; a refusal (any error it throws) counts. @throws AttemptsExhausted without running it */
  attempt<T>(address: string, work: () => Promise<T>): Promise<T>;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES = 10;
/** Beyond it the oldest addresses are forgotten, so that memory is bounded. */
const ADDRESSES = 10_000;

export function createLoginAttempts(now: () => Date): LoginAttempts {
  const failures = new Map<string, { until: number; count: number }>();

  function windowOf(address: string) {
    const time = now().getTime();
    const current = failures.get(address);
    if (current && current.until > time) return current;
    const fresh = { until: time + WINDOW_MS, count: 0 };
    failures.delete(address);
    failures.set(address, fresh);
    const [oldest] = failures.keys();
    if (failures.size > ADDRESSES && oldest !== undefined) failures.delete(oldest);
    return fresh;
  }

  return {
    async attempt(address, work) {
      const window = windowOf(address);
      if (window.count >= FAILURES) throw new AttemptsExhausted(Math.ceil((window.until - now().getTime()) / 1000));
      window.count += 1;
      const result = await work();
      window.count -= 1;
      return result;
    },
  };
}

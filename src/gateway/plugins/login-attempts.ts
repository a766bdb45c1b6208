/**
 * Guessing of passwords: so many refused attempts per address and per account in a window, then a pause. A successful
 * sign-in costs nothing, nor does one that failed for another reason than its password. An attempt counts from its
 * beginning, so that a thousand at once are not a thousand guesses. Per process.
 */
import { TokenRefused } from '../../outside/identity/identity.ts';

export class AttemptsExhausted extends Error {
  override readonly name = 'AttemptsExhausted';

  constructor(readonly retryAfterSeconds: number) {
    super('too many failed attempts');
  }
}

export interface Attempt {
  /** Where it comes from. */
  address: string;
  /** The name it is for, as it was typed. */
  account: string;
}

export interface LoginAttempts {
  /** Runs the attempt; only a TokenRefused counts. @throws AttemptsExhausted without running it */
  attempt<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES_PER_ADDRESS = 10;
/** More than one address is allowed: a single stranger cannot lock somebody else out. */
const FAILURES_PER_ACCOUNT = 30;
/** Beyond it the oldest are forgotten, so that memory is bounded. */
const REMEMBERED = 10_000;

export function createLoginAttempts(now: () => Date): LoginAttempts {
  const addresses = createWindows(now, FAILURES_PER_ADDRESS);
  const accounts = createWindows(now, FAILURES_PER_ACCOUNT);
  return {
    async attempt({ address, account }, work) {
      const windows = [addresses(address), accounts(account.trim().toLowerCase())];
      const full = windows.filter(({ count, max }) => count >= max);
      if (full.length > 0) throw new AttemptsExhausted(secondsUntil(Math.max(...full.map(({ until }) => until)), now()));
      for (const window of windows) window.count += 1;
      let refused = false;
      try {
        return await work();
      } catch (error) {
        refused = error instanceof TokenRefused;
        throw error;
      } finally {
        if (!refused) for (const window of windows) window.count -= 1;
      }
    },
  };
}

interface Window {
  until: number;
  count: number;
  max: number;
}

function createWindows(now: () => Date, max: number): (key: string) => Window {
  const windows = new Map<string, Window>();
  return (key) => {
    const time = now().getTime();
    const current = windows.get(key);
    if (current && current.until > time) return current;
    const fresh = { until: time + WINDOW_MS, count: 0, max };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > REMEMBERED && oldest !== undefined) windows.delete(oldest);
    return fresh;
  };
}

function secondsUntil(time: number, now: Date): number {
  return Math.ceil((time - now.getTime()) / 1000);
}

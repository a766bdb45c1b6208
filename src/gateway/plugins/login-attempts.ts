/**
 * Guessing of passwords: so many refused attempts per address and per account in a window, then a pause. A successful
 * sign-in costs nothing, nor does one that failed for another reason than its password. An attempt counts from its
 * beginning, so that a thousand at once are not a thousand guesses. Per process.
 */
import { TokenRefused } from '../../outside/identity/identity.ts';
import { ServiceError } from '../../services/errors.ts';
import { type Attempt, accountKey, countIn, createWindows, networkKey, refuseFull } from './attempt-windows.ts';

export interface LoginAttempts {
  /** Runs the attempt; only a refused password counts. @throws AttemptsExhausted without running it */
  attempt<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES_PER_ADDRESS = 10;
/** More than one address is allowed: a single stranger cannot lock somebody else out. */
const FAILURES_PER_ACCOUNT = 30;

export function createLoginAttempts(now: () => Date): LoginAttempts {
  const addresses = createWindows(now, { max: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS });
  const accounts = createWindows(now, { max: FAILURES_PER_ACCOUNT, windowMs: WINDOW_MS });
  return {
    async attempt({ address, account }, work) {
      const byAddress = addresses(networkKey(address));
      // First: who has no more attempts must not have windows of accounts forgotten, one for each name that he thinks of.
      refuseFull([byAddress], now());
      const windows = [byAddress, accounts(accountKey(account))];
      countIn(windows, now());
      let refused = false;
      try {
        return await work();
      } catch (error) {
        refused = error instanceof TokenRefused || isOtherPassword(error);
        throw error;
      } finally {
        if (!refused) for (const window of windows) window.count -= 1;
      }
    },
  };
}

function isOtherPassword(error: unknown): boolean {
  return error instanceof ServiceError && error.detail.loginCode === 'PASSWORD_INCORRECT';
}

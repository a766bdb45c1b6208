/**
 * Guessing of passwords: so many refused attempts per address and per account in a window, then a pause. A successful
 * sign-in costs nothing, nor does one that failed for another reason than its password. An attempt that is under way could be
 * refused, so that a thousand at once are not a thousand guesses: others wait for what becomes of it. Per process.
 */
import { TokenRefused } from '../../outside/identity/identity.ts';
import { ServiceError } from '../../services/errors.ts';
import {
  type Attempt,
  AttemptsExhausted,
  type AttemptWindow,
  accountKey,
  createWindows,
  networkKey,
  refuseFull,
} from './attempt-windows.ts';

export interface LoginAttempts {
  /** Runs the attempt, when there is room; only a refused password counts. @throws AttemptsExhausted without running it */
  attempt<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>;
}

const WINDOW_MS = 5 * 60_000;
const FAILURES_PER_ADDRESS = 10;
/** More than one address is allowed: a single stranger cannot lock somebody else out. */
const FAILURES_PER_ACCOUNT = 30;
/** Attempts that may wait for room in a window. */
const MOST_WAITING = 200;

interface Crowd {
  underWay: number;
  waiting: (() => void)[];
}

export function createLoginAttempts(now: () => Date): LoginAttempts {
  const addresses = createWindows(now, { max: FAILURES_PER_ADDRESS, windowMs: WINDOW_MS });
  const accounts = createWindows(now, { max: FAILURES_PER_ACCOUNT, windowMs: WINDOW_MS });
  const crowds = new WeakMap<AttemptWindow, Crowd>();

  function crowdOf(window: AttemptWindow): Crowd {
    const crowd = crowds.get(window) ?? { underWay: 0, waiting: [] };
    crowds.set(window, crowd);
    return crowd;
  }

  async function enter(windows: readonly AttemptWindow[]): Promise<void> {
    for (;;) {
      refuseFull(windows, now());
      const crowded = windows.find((window) => window.count + crowdOf(window).underWay >= window.max);
      if (!crowded) break;
      const { waiting } = crowdOf(crowded);
      if (waiting.length >= MOST_WAITING) throw new AttemptsExhausted(1);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    for (const window of windows) crowdOf(window).underWay += 1;
  }

  function leave(windows: readonly AttemptWindow[], refused: boolean): void {
    for (const window of windows) {
      const crowd = crowdOf(window);
      crowd.underWay -= 1;
      if (refused) window.count += 1;
      for (const wake of crowd.waiting.splice(0)) wake();
    }
  }

  return {
    async attempt({ address, account }, work) {
      const byAddress = addresses(networkKey(address));
      // First: who has no more attempts must not have windows of accounts forgotten, one for each name that he thinks of.
      refuseFull([byAddress], now());
      const windows = [byAddress, accounts(accountKey(account))];
      await enter(windows);
      let refused = false;
      try {
        return await work();
      } catch (error) {
        refused = error instanceof TokenRefused || isOtherPassword(error);
        throw error;
      } finally {
        leave(windows, refused);
      }
    },
  };
}

function isOtherPassword(error: unknown): boolean {
  return error instanceof ServiceError && error.detail.loginCode === 'PASSWORD_INCORRECT';
}

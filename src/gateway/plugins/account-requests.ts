/**
 * What strangers may ask for by mail, and how often: each such request counts, whatever comes of it, so that nobody fills another's
 * mailbox and nobody learns which addresses are known. Links that are not good count by where they come from. Per process.
 */
import { ServiceError } from '../../services/errors.ts';
import { type Attempt, accountKey, countIn, createWindows, networkKey, refuseFull } from './attempt-windows.ts';

export interface AccountRequests {
  /** @throws AttemptsExhausted */
  countMail(attempt: Attempt): void;
  /** Runs the work; only a link that is refused counts, or the password that must come with it. @throws AttemptsExhausted without running it */
  useLink<T>(address: string, work: () => Promise<T>): Promise<T>;
}

const HOUR_MS = 60 * 60_000;
/** An office may have one address for all. */
const MAILS_PER_ADDRESS = 30;
const MAILS_PER_ACCOUNT = 15;
/** From one place: a single stranger cannot keep mails from somebody else. */
const MAILS_PER_ACCOUNT_AND_ADDRESS = 5;
const LINKS_PER_ADDRESS = 30;
const REFUSALS: readonly unknown[] = ['TOKEN_EXPIRED', 'PASSWORD_INCORRECT'];

export function createAccountRequests(now: () => Date): AccountRequests {
  const addresses = createWindows(now, { max: MAILS_PER_ADDRESS, windowMs: HOUR_MS });
  const accounts = createWindows(now, { max: MAILS_PER_ACCOUNT, windowMs: HOUR_MS });
  const both = createWindows(now, { max: MAILS_PER_ACCOUNT_AND_ADDRESS, windowMs: HOUR_MS });
  const links = createWindows(now, { max: LINKS_PER_ADDRESS, windowMs: HOUR_MS });
  return {
    countMail({ address, account }) {
      const [network, name] = [networkKey(address), accountKey(account)];
      const byAddress = addresses(network);
      refuseFull([byAddress], now());
      countIn([byAddress, both(`${network} ${name}`), accounts(name)], now());
    },
    async useLink(address, work) {
      const window = links(networkKey(address));
      countIn([window], now());
      let refused = false;
      try {
        return await work();
      } catch (error) {
        refused = error instanceof ServiceError && REFUSALS.includes(error.detail.loginCode);
        throw error;
      } finally {
        if (!refused) window.count -= 1;
      }
    },
  };
}

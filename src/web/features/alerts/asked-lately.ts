/** Whether an address that has unsubscribed was asked so lately that it is not asked again: the server asks once a day at most. */
import type { Alert } from '../../../contract/alerts.ts';

const DAY_MS = 24 * 60 * 60_000;

export function askedLately({ askedAgainAt }: Pick<Alert['emails'][number], 'askedAgainAt'>, now: number): boolean {
  return askedAgainAt !== undefined && now < Date.parse(askedAgainAt) + DAY_MS;
}

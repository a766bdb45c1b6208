/** Whether an alert that is on tells nobody at all, and why: whoever reads that it is on believes that somebody is told. */
import type { Alert } from '../../contract/alerts.ts';

export const NOBODY_TOLD = ['unsubscribed', 'unconfirmed', 'both'] as const;
export type NobodyTold = (typeof NOBODY_TOLD)[number];

/** null: somebody is, or the alert is off, which says so itself. */
export function nobodyTold({ enabled, emails, channels }: Pick<Alert, 'enabled' | 'emails' | 'channels'>): NobodyTold | null {
  if (!enabled || channels.length > 0 || emails.some(({ state }) => state === 'confirmed')) return null;
  const unsubscribed = emails.filter(({ state }) => state === 'unsubscribed').length;
  if (unsubscribed === 0) return 'unconfirmed';
  return unsubscribed === emails.length ? 'unsubscribed' : 'both';
}

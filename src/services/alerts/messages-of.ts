/** To whom it is told that alerts fired: a message for each recipient and channel, which says so of all its windows. */
import type { AlertRule } from '../../contract/alerts.ts';
import { audienceOf } from '../../stores/postgres/alert-rows.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import type { NewMessage } from '../../stores/postgres/outbox.ts';

export interface ToldAlert {
  alertId: number;
  organisationId: number;
  /** Of the windows that it tells of, oldest first; at least one. */
  ends: Date[];
  sendAt: Date;
  /** By which it was decided. */
  rule: AlertRule;
}

/** What a message of the kind `alert` says of itself; the rest is read when it is sent. */
export interface AlertMessage {
  /** Ends of windows, as ISO 8601. */
  ends: string[];
  /** By which they were decided: it may be another by the time that it is sent. None of a test. */
  rule?: AlertRule;
}

export async function messagesOf(transaction: Transaction, told: readonly ToldAlert[]): Promise<NewMessage[]> {
  const audience = await audienceOf(
    transaction,
    told.map(({ alertId }) => alertId),
  );
  return told.flatMap(({ alertId, organisationId, ends, sendAt, rule }) => {
    const content: AlertMessage = { ends: ends.map((end) => end.toISOString()), rule };
    const shared = { organisationId, alertId, windowEnd: ends.at(-1) ?? null, kind: 'alert', content, sendAt } as const;
    return (audience.get(alertId) ?? []).map((place) => ({ ...shared, ...place }));
  });
}

/** To whom it is told that alerts fired: a message for each recipient and channel, which says so of all its windows. */
import { audienceOf } from '../../stores/postgres/alert-rows.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import type { NewMessage } from '../../stores/postgres/outbox.ts';

export interface ToldAlert {
  alertId: number;
  organisationId: number;
  /** Of the windows that it tells of, oldest first; at least one. */
  ends: Date[];
  sendAt: Date;
}

/** What a message of the kind `alert` says of itself; the rest is read when it is sent. */
export interface AlertMessage {
  /** Ends of windows, as ISO 8601. */
  ends: string[];
}

export async function messagesOf(transaction: Transaction, told: readonly ToldAlert[]): Promise<NewMessage[]> {
  const audience = await audienceOf(
    transaction,
    told.map(({ alertId }) => alertId),
  );
  return told.flatMap(({ alertId, organisationId, ends, sendAt }) => {
    const content: AlertMessage = { ends: ends.map((end) => end.toISOString()) };
    const shared = { organisationId, alertId, windowEnd: ends.at(-1) ?? null, kind: 'alert', content, sendAt } as const;
    return (audience.get(alertId) ?? []).map((place) => ({ ...shared, ...place }));
  });
}

/** Messages that wait for their time: what else is told meanwhile of the same alert, by the same rule, to the same place joins them. */
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { type NewMessage, outbox } from './outbox.ts';

/** Messages in one statement. */
const AT_ONCE = 1000;

/**
 * Puts the ends of windows of those that are to wait into messages that wait already and were never tried: these keep their number, and
 * when they go. Answers the others, which are new. A content is `{ ends, rule }`, as services/alerts/messages-of.ts has it.
 */
export async function joinWaiting(transaction: Transaction, messages: readonly NewMessage[], now: Date): Promise<NewMessage[]> {
  const joined = new Set<NewMessage>();
  const joining = messages.filter(({ sendAt }) => sendAt && sendAt > now);
  for (let at = 0; at < joining.length; at += AT_ONCE) {
    const some = joining.slice(at, at + AT_ONCE);
    for (const place of await join(transaction, some, now)) {
      const message = some[place];
      if (message) joined.add(message);
    }
  }
  return messages.filter((message) => !joined.has(message));
}

/** Answers the places of those that found one. Where several wait, the first to go: two rows cannot have the same end of window. */
async function join(transaction: Transaction, messages: readonly NewMessage[], now: Date): Promise<number[]> {
  const values = messages.map(({ alertId, channel, recipient, windowEnd, content }, place) => {
    return { place, alert_id: alertId, channel, recipient, window_end: windowEnd, content };
  });
  const columns = sql.raw('place int, alert_id int, channel text, recipient text, window_end timestamptz, content jsonb');
  const waiting = transaction
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, 'waiting'),
        eq(outbox.kind, 'alert'),
        eq(outbox.tries, 0),
        isNull(outbox.claim),
        gt(outbox.sendAt, now),
        sql`${outbox.alertId} = told.alert_id and ${outbox.channel} = told.channel and ${outbox.recipient} = told.recipient`,
        sql`${outbox.windowEnd} < told.window_end`,
        sql`${outbox.content} -> 'rule' is not distinct from told.content -> 'rule'`,
      ),
    )
    .orderBy(asc(outbox.sendAt), desc(outbox.windowEnd))
    .limit(1)
    .for('update');
  const told = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as told(${columns})`;
  // What locks rows is chosen once where it has a name of its own; else the planner may choose it once per row, each time another.
  const pair = transaction
    .$with('pair', { id: outbox.id })
    .as(sql`select told.*, waiting.id from ${told} cross join lateral ${waiting} as waiting`);
  const rows = await transaction
    .with(pair)
    .update(outbox)
    .set({
      content: sql`jsonb_set(${outbox.content}, '{ends}', (${outbox.content} -> 'ends') || (pair.content -> 'ends'))`,
      windowEnd: sql`pair.window_end`,
    })
    .from(pair)
    .where(eq(outbox.id, pair.id))
    .returning({ place: sql<number>`pair.place` });
  return rows.map(({ place }) => Number(place));
}

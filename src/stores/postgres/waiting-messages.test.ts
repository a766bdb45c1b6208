import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { AlertRule } from '../../contract/alerts.ts';
import { insertAlert } from './alert-rows.ts';
import type { OpenPostgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { insertOrganisation } from './organisations.ts';
import { insertMessages, outbox } from './outbox.ts';
import { joinWaiting } from './waiting-messages.ts';

const NOON = new Date('2026-03-10T12:00:00.000Z');
const minutesOn = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
let opened: OpenPostgres;
let organisationId: number;
let alertId: number;
beforeAll(async () => {
  opened = await openTestPostgres();
  await migratePostgres(opened.postgres);
  const made = { createdAt: NOON, name: 'Test' };
  ({ id: organisationId } = await insertOrganisation(opened.postgres, { ...made, timezone: '+0000' }));
  alertId = await opened.postgres.transaction((transaction) =>
    insertAlert(transaction, {
      ...made,
      organisationId,
      updatedAt: NOON,
      updatedBy: null,
      rule: { alertType: 'conversation' } as AlertRule,
      enabled: true,
      state: 'normal',
      snoozedUntil: null,
      evaluatedTo: null,
      firedAt: null,
      toldAt: null,
      nextEnd: NOON,
      dueAt: NOON,
      failures: 0,
      claim: null,
      claimedUntil: null,
      awaitingSince: null,
      awaitingUntil: null,
    }),
  );
});
afterAll(() => opened.close());

/** It waits for the end of an hour. */
const message = (minutes: number) =>
  ({
    organisationId,
    alertId,
    windowEnd: minutesOn(minutes),
    sendAt: minutesOn(60 + minutes),
    kind: 'alert',
    channel: 'mail',
    recipient: 'ada@example.org',
    content: { ends: [minutesOn(minutes).toISOString()], rule: null },
  }) as const;

// Where the planner takes the table for one of a single row, it runs a subselect once per row.
test('a message joins the first that waits, and no other, whatever the server knows of the table', async () => {
  const { postgres } = opened;
  await postgres.transaction((transaction) => insertMessages(transaction, [message(0)], NOON));
  await postgres.execute(sql`analyze ${outbox}`);
  await postgres.transaction((transaction) => insertMessages(transaction, [message(1), message(2)], NOON));
  expect(await postgres.transaction((transaction) => joinWaiting(transaction, [message(3)], NOON))).toEqual([]);
  const rows = await postgres.select().from(outbox).orderBy(asc(outbox.sendAt));
  const endsOf = ({ content }: (typeof rows)[number]) => (content as { ends: string[] }).ends.map((end) => end.slice(14, 16));
  expect(rows.map(endsOf)).toEqual([['00', '03'], ['01'], ['02']]);
});

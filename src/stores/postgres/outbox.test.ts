import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { OpenPostgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { insertOrganisation } from './organisations.ts';
import { insertMessages, outbox } from './outbox.ts';

const NOON = new Date('2026-03-10T12:00:00.000Z');
let opened: OpenPostgres;
let organisationId: number;
beforeAll(async () => {
  opened = await openTestPostgres();
  await migratePostgres(opened.postgres);
  ({ id: organisationId } = await insertOrganisation(opened.postgres, { name: 'Test', timezone: '+0000', createdAt: NOON }));
});
afterAll(() => opened.close());

const message = (recipient: string) => ({ organisationId, kind: 'confirm', channel: 'mail', recipient, content: {} }) as const;

test('more messages are written together than a statement has parameters for', async () => {
  const messages = Array.from({ length: 6001 }, (_, place) => message(`reader${place}@example.org`));
  await opened.postgres.transaction((transaction) => insertMessages(transaction, messages, NOON));
  expect(await opened.postgres.$count(outbox, eq(outbox.organisationId, organisationId))).toBe(6001);
});

test('none are written where there are none', async () => {
  await opened.postgres.transaction((transaction) => insertMessages(transaction, [], NOON));
});

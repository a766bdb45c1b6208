import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { OpenPostgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { insertOrganisation } from './organisations.ts';
import { insertMessages, outbox } from './outbox.ts';
import { claimWaiting, noteDropped, noteFailed, notePutOff, noteSent } from './outbox-claims.ts';
import { reviveMessage } from './outbox-rows.ts';

const NOON = new Date('2026-03-10T12:00:00.000Z');
const minutesOn = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
let opened: OpenPostgres;
let organisationId: number;
beforeAll(async () => {
  opened = await openTestPostgres();
  await migratePostgres(opened.postgres);
  ({ id: organisationId } = await insertOrganisation(opened.postgres, { name: 'Test', timezone: '+0000', createdAt: NOON }));
});
afterAll(() => opened.close());
beforeEach(() => opened.postgres.delete(outbox));

const message = (recipient: string, minutes = 0, of: number | null = organisationId) =>
  ({ organisationId: of, kind: 'confirm', channel: 'mail', recipient, content: {}, sendAt: minutesOn(minutes) }) as const;
const write = (...messages: ReturnType<typeof message>[]) =>
  opened.postgres.transaction((transaction) => insertMessages(transaction, messages, NOON));
const claim = (minutes: number, limit = 10) => {
  const name = randomUUID();
  const taken = claimWaiting(
    opened.postgres,
    { claim: name, now: minutesOn(minutes), until: minutesOn(minutes + 10) },
    { limit },
  );
  return taken.then((rows) => ({ name, rows, ids: rows.map(({ id }) => ({ id, claim: name })) }));
};
const stored = async (id: string) => (await opened.postgres.select().from(outbox).where(eq(outbox.id, id)))[0];

describe('a message', () => {
  test('is taken when it is due, the longest waiting first, and by one only', async () => {
    await write(message('c', 2), message('a', 0), message('b', 1), message('later', 5));
    expect((await claim(3, 2)).rows.map(({ recipient }) => recipient).sort()).toEqual(['a', 'b']);
    expect((await claim(3)).rows.map(({ recipient }) => recipient)).toEqual(['c']);
    expect((await claim(3)).rows).toEqual([]);
  });

  // Where the planner takes the table for one of a single row, it runs a subselect once per row.
  test('is taken with no more than were asked for, whatever the server knows of the table', async () => {
    await write(message('a'));
    await opened.postgres.execute(sql`analyze ${outbox}`);
    await write(message('b', 1), message('c', 2));
    const taken: string[][] = [];
    for (let time = 0; time < 3; time++) taken.push((await claim(3, 1)).rows.map(({ recipient }) => recipient));
    expect(taken).toEqual([['a'], ['b'], ['c']]);
  });

  test('of an account is taken whichever organisations have to wait', async () => {
    await write(message('theirs', 0), message('account', 1, null));
    const claiming = { claim: randomUUID(), now: minutesOn(2), until: minutesOn(10) };
    const waiting = { limit: 10, exceptOrganisations: [organisationId] };
    expect(await claimWaiting(opened.postgres, claiming, waiting)).toMatchObject([
      { recipient: 'account', organisationId: null },
    ]);
    expect((await claim(2)).rows.map(({ recipient }) => recipient)).toEqual(['theirs']);
  });

  test('is one of many that several take at once, each by one', async () => {
    await write(...Array.from({ length: 60 }, (_, place) => message(`r${place}`)));
    const taken: string[] = [];
    const take = async () => {
      for (let found = await claim(0, 7); found.rows.length > 0; found = await claim(0, 7))
        taken.push(...found.rows.map(({ recipient }) => recipient));
    };
    await Promise.all([take(), take(), take(), take()]);
    expect([taken.length, new Set(taken).size]).toEqual([60, 60]);
  });

  test('whose taker died is taken by another, and what the dead one says counts no more', async () => {
    await write(message('a'));
    const dead = await claim(0);
    expect((await claim(9)).rows).toEqual([]);
    const heir = await claim(10);
    expect(heir.rows).toMatchObject([{ recipient: 'a', tries: 2, tryingSince: NOON }]);
    for (const late of dead.ids) {
      expect(await noteSent(opened.postgres, late, minutesOn(11))).toBe(false);
      expect(await noteFailed(opened.postgres, late, { failure: 'x', sendAt: null })).toBe(false);
      expect(await noteDropped(opened.postgres, late)).toBe(false);
    }
    for (const one of heir.ids) expect(await noteSent(opened.postgres, one, minutesOn(11))).toBe(true);
    expect(await stored(heir.ids[0]?.id ?? '')).toMatchObject({ state: 'sent', tries: 2, sentAt: minutesOn(11), claim: null });
  });

  test('that failed waits for its next try, and knows since when it is tried', async () => {
    await write(message('a'));
    for (const one of (await claim(0)).ids) await noteFailed(opened.postgres, one, { failure: 'away', sendAt: minutesOn(30) });
    expect((await claim(29)).rows).toEqual([]);
    const again = await claim(31);
    expect(again.rows).toMatchObject([{ tries: 2, tryingSince: NOON, failure: 'away' }]);
    for (const one of again.ids) await noteFailed(opened.postgres, one, { failure: 'no such user', sendAt: null });
    expect(await stored(again.ids[0]?.id ?? '')).toMatchObject({ state: 'dead', tries: 2, failure: 'no such user' });
    expect((await claim(9999)).rows).toEqual([]);
  });

  test('of which whoever takes it dies is given up in the end, and begins anew when it is sent again', async () => {
    await write(message('a'));
    const { rows } = await claim(0);
    const id = rows[0]?.id ?? '';
    let taken = 1;
    for (let minutes = 11; minutes < 5 * 24 * 60; minutes += 11) taken += (await claim(minutes)).rows.length;
    expect(taken).toBe(20);
    const given = { state: 'dead', tries: 20, tryingSince: NOON, claim: null };
    expect(await stored(id)).toMatchObject({ ...given, failure: expect.stringMatching(/^the program ended each time/) });
    await reviveMessage(opened.postgres, organisationId, id, minutesOn(9000));
    expect((await claim(9000)).rows).toMatchObject([{ id, tries: 1, lostClaims: 1, tryingSince: minutesOn(9000) }]);
  });

  test('is not given up because programs end now and then', async () => {
    await write(message('a'));
    for (let round = 0; round < 15; round++) await claim(round * 11);
    for (const one of (await claim(200)).ids) await noteFailed(opened.postgres, one, { failure: 'away', sendAt: minutesOn(201) });
    for (let round = 0; round < 15; round++) expect((await claim(201 + round * 11)).rows).toHaveLength(1);
  });

  test('that is put off was not tried', async () => {
    await write(message('a'));
    for (const one of (await claim(0)).ids) await notePutOff(opened.postgres, one, minutesOn(60));
    expect((await claim(59)).rows).toEqual([]);
    const later = await claim(60);
    expect(later.rows).toMatchObject([{ tries: 1, tryingSince: minutesOn(60), lostClaims: 1 }]);
    for (const one of later.ids) await noteFailed(opened.postgres, one, { failure: 'away', sendAt: minutesOn(61) });
    for (const one of (await claim(61)).ids) await notePutOff(opened.postgres, one, minutesOn(90));
    expect((await claim(90)).rows).toMatchObject([{ tries: 2, tryingSince: minutesOn(60) }]);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { idempotentCalls } from '../../stores/postgres/idempotent-calls.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { claimDue, sourceHosts } from '../../stores/postgres/source-claims.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { enableAlert } from '../alerts/enable-alert.ts';
import { CLAIM_MS, callOnce } from '../idempotency/call-once.ts';
import { addSource } from '../sources/add-source.ts';
import { afterSetBack, isClockGood } from './after-set-back.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
beforeEach(async () => {
  stores.clock.now = TEST_NOW;
  for (const table of [sources, sourceHosts, outbox, alerts]) await stores.environment.postgres.delete(table);
});
afterAll(() => stores.close());

const DAY_MS = 86_400_000;
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const claimed = async () => {
  const claim = { claim: randomUUID(), now: TEST_NOW, until: later(300_000) };
  return (await claimDue(stores.environment.postgres, claim, 10)).map(({ id }) => id);
};

test('a source that was asked, or claimed, by a clock that was ahead is asked at once', async () => {
  const { environment } = stores;
  const { id } = await addSource(environment, 'operator', { address: 'https://a.example/feed', kind: 'feed', mediaType: 'news' });
  const ahead = { claim: 'c', claimedUntil: later(DAY_MS), dueAt: later(DAY_MS), completeTo: later(DAY_MS) };
  await environment.postgres.update(sources).set(ahead).where(eq(sources.id, id));
  await environment.postgres.insert(sourceHosts).values({ host: 'a.example', freeAt: later(DAY_MS) });
  expect(await claimed()).toEqual([]);
  expect(await afterSetBack(environment, { seen: false })).toEqual({ sources: 1, messages: 0, calls: 0, alerts: 0 });
  const [source] = await environment.postgres.select().from(sources);
  expect(source).toMatchObject({ dueAt: TEST_NOW, claim: null, completeTo: TEST_NOW });
  expect(await claimed()).toEqual([id]);
  // What is claimed by the right clock stays claimed.
  expect(await afterSetBack(environment, { seen: false })).toEqual({ sources: 0, messages: 0, calls: 0, alerts: 0 });
  expect(await claimed()).toEqual([]);
});

test('a message of then is sent at once, and what is put off by the right clock stays put off', async () => {
  const { environment } = stores;
  const message = {
    kind: 'account',
    channel: 'mail',
    recipient: 'mei@example.org',
    content: {},
    state: 'waiting',
    tries: 1,
  } as const;
  const [ahead, putOff] = [randomUUID(), randomUUID()];
  await environment.postgres.insert(outbox).values([
    { ...message, id: ahead, createdAt: TEST_NOW, tryingSince: later(DAY_MS), sendAt: later(DAY_MS + 60_000) },
    { ...message, id: putOff, createdAt: TEST_NOW, tryingSince: TEST_NOW, sendAt: later(DAY_MS) },
  ]);
  expect(await afterSetBack(environment, { seen: false })).toEqual({ sources: 0, messages: 1, calls: 0, alerts: 0 });
  const rows = await environment.postgres.select({ id: outbox.id, sendAt: outbox.sendAt }).from(outbox);
  expect(new Map(rows.map(({ id, sendAt }) => [id, sendAt]))).toEqual(
    new Map([
      [ahead, TEST_NOW],
      [putOff, later(DAY_MS)],
    ]),
  );
});

test('a call by a key whose process was killed may be done again when a claim of now would be over, and no sooner', async () => {
  const { environment } = stores;
  const actor = await stores.createOrganisation();
  const call = (work: () => Promise<unknown>) => callOnce(environment, actor, { key: 'k', fingerprint: 'f' }, work);
  stores.clock.now = later(DAY_MS);
  void call(() => new Promise(() => undefined));
  await expect.poll(() => environment.postgres.$count(idempotentCalls)).toBe(1);
  stores.clock.now = TEST_NOW;
  expect(await afterSetBack(environment, { seen: false })).toEqual({ sources: 0, messages: 0, calls: 1, alerts: 0 });
  expect(await afterSetBack(environment, { seen: false })).toEqual({ sources: 0, messages: 0, calls: 0, alerts: 0 });
  await expect(call(async () => 'done')).rejects.toMatchObject({ code: 'conflict' });
  stores.clock.now = later(CLAIM_MS);
  expect(await call(async () => 'done')).toEqual({ answer: 'done', isReplay: false });
});

const HOUR_MS = 3_600_000;
const runs = () => stores.environment.postgres.select({ end: alertRuns.windowEnd }).from(alertRuns);
const told = () =>
  stores.environment.postgres
    .select({ end: outbox.windowEnd, content: outbox.content })
    .from(outbox)
    .where(isNotNull(outbox.alertId));

test('what alerts have decided stays where no clock was seen to be set back: this one may be behind', async () => {
  await firedAlert(stores, await stores.createOrganisation(), { emails: ['mei@example.org'] });
  const before = [await runs(), await told()];
  expect(before.map(({ length }) => length)).toEqual([1, 1]);
  stores.clock.now = later(-HOUR_MS);
  expect(await afterSetBack(stores.environment, { seen: false })).toMatchObject({ alerts: 0 });
  expect([await runs(), await told()]).toEqual(before);
});

test('else its windows are forgotten, and of a message that tells of others too only what it says of them', async () => {
  const { postgres } = stores.environment;
  const early = later(-3 * HOUR_MS);
  await firedAlert(stores, await stores.createOrganisation(), { emails: ['mei@example.org', 'ann@example.org'] });
  const joined = and(eq(outbox.recipient, 'mei@example.org'), eq(outbox.state, 'waiting'));
  const ends = [early.toISOString(), later(HOUR_MS / 4).toISOString()];
  await postgres.update(outbox).set({ content: { ends } }).where(joined);
  stores.clock.now = later(-HOUR_MS);
  expect(await afterSetBack(stores.environment, { seen: true })).toMatchObject({ alerts: 1 });
  expect(await runs()).toEqual([]);
  expect(await told()).toEqual([{ end: early, content: { ends: [early.toISOString()] } }]);
});

test.each([
  ['that of Postgres', () => Date.now(), true],
  ['two minutes behind', () => Date.now() - 120_000, false],
  ['two minutes ahead', () => Date.now() + 120_000, false],
  ['of a machine that does not know the year', () => 0, false],
])('a clock %s', async (_, now, isGood) => {
  stores.clock.now = new Date(now());
  expect(await isClockGood(stores.environment)).toBe(isGood);
});

test.each([
  ['put to rest', { nextEnd: null, dueAt: null }],
  ['put off', { dueAt: later(DAY_MS) }],
])('an alert that was %s by a clock ahead goes on, one that is off stays off', async (_, ahead) => {
  const { postgres } = stores.environment;
  const actor = await stores.createOrganisation();
  const { id } = await firedAlert(stores, actor, { emails: ['mei@example.org'] });
  const off = await firedAlert(stores, actor, { emails: ['mei@example.org'] });
  await enableAlert(stores.environment, actor, { id: off.id, flag: false });
  stores.clock.now = later(HOUR_MS);
  await postgres
    .update(alerts)
    .set(ahead)
    .where(eq(alerts.id, Number(id)));
  expect(await afterSetBack(stores.environment, { seen: true })).toMatchObject({ alerts: 1 });
  const rows = await postgres.select({ next: alerts.nextEnd, due: alerts.dueAt }).from(alerts).orderBy(alerts.id);
  expect(rows.map(({ next, due }) => [next && next > stores.clock.now, due && due < later(2 * HOUR_MS)])).toEqual([
    [true, true],
    [null, null],
  ]);
});

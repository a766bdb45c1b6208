/** What becomes of messages that wait: while it is quiet, and where their alert is another by then. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firedAlert } from '../../../tests/support/fired-alert.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import type { MailMessage } from '../../outside/mail/mail-sender.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { sendAll } from '../../workers/send.ts';
import { evaluateDue } from '../alerts/evaluate-due.ts';
import { sendAgain } from '../alerts/send-again.ts';
import { updateAlert } from '../alerts/update-alert.ts';
import type { Actor } from '../environment.ts';

const ADA = 'ada@example.org';
let stores: TestStores;
let mei: Actor;
let sent: MailMessage[];
let isAway: boolean;
let isRefusing: boolean;
beforeAll(async () => {
  stores = await openTestStores();
  stores.environment.mail.send = async (message) => {
    if (isRefusing) return { kind: 'refused-for-good', reason: 'no such user' };
    if (isAway) return { kind: 'try-later', reason: 'away' };
    sent.push(message);
    return { kind: 'sent' };
  };
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(alerts);
  await stores.environment.postgres.delete(outbox);
  sent = [];
  isAway = false;
  isRefusing = false;
  // 20:00 there at noon.
  mei = await stores.createOrganisation({ timezone: '+0800' });
});

const minutesOn = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const fire = (draft: Record<string, unknown> = {}) => firedAlert(stores, mei, { emails: [ADA], ...draft });
const messages = () =>
  stores.environment.postgres.select().from(outbox).where(eq(outbox.kind, 'alert')).orderBy(asc(outbox.windowEnd));

/** What arrives from so many minutes after noon on. */
async function sendFrom(minutes: number): Promise<MailMessage[]> {
  sent = [];
  stores.clock.now = minutesOn(minutes);
  await sendAll(stores.environment);
  return sent.filter(({ unsubscribeUrl }) => unsubscribeUrl);
}

/** Of hourly windows: those that end until then. */
async function evaluateAt(minutes: number): Promise<void> {
  stores.clock.now = minutesOn(minutes + 3);
  while ((await evaluateDue(stores.environment)) > 0);
}

describe('quiet hours', () => {
  test('hold back what is evaluated in them, although its window ended before', async () => {
    await fire({ quietHours: { from: '20:16', to: '23:00' } });
    expect(await messages()).toMatchObject([{ windowEnd: minutesOn(15), sendAt: minutesOn(180) }]);
    expect(await sendFrom(179)).toHaveLength(0);
    expect(await sendFrom(180)).toHaveLength(1);
  });

  test('hold back what is tried again in them, and what was written before there were any', async () => {
    const { id } = await fire();
    isAway = true;
    await sendFrom(17);
    isAway = false;
    await updateAlert(stores.environment, mei, { id, quietHours: { from: '20:18', to: '23:00' } });
    expect(await sendFrom(30)).toHaveLength(0);
    expect(await messages()).toMatchObject([{ state: 'waiting', tries: 1, sendAt: minutesOn(180) }]);
    expect(await sendFrom(180)).toHaveLength(1);
  });

  test('make one message of all digests that are due in them, under the number of the first', async () => {
    const quietHours = { from: '20:00', to: '08:00' };
    const digest = { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '00:00', quietHours };
    await fire({ ...digest, channels: [{ kind: 'slack', address: 'https://hooks.example/x' }] });
    const ends: string[] = [];
    let first: string[] = [];
    for (let hour = 1; hour < 12; hour++) {
      stores.clock.now = minutesOn(60 * hour + 3);
      while ((await evaluateDue(stores.environment)) > 0);
      ends.push(minutesOn(60 * hour).toISOString());
      if (hour === 1) first = (await messages()).map(({ id }) => id).toSorted();
    }
    const waiting = await messages();
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(first);
    expect(waiting).toMatchObject([ends, ends].map((all) => ({ content: { ends: all }, windowEnd: minutesOn(660) })));
    expect(await sendFrom(720)).toMatchObject([{ to: ADA, subject: expect.stringContaining('10') }]);
  });

  test.each<[string, () => Promise<void>]>([
    [
      'one was put off at sending after the next was written',
      async () => {
        await evaluateAt(60);
        await evaluateAt(180);
        await sendFrom(183);
      },
    ],
    [
      'both were given up and sent again',
      async () => {
        isRefusing = true;
        for (const minutes of [60, 120]) {
          await evaluateAt(minutes);
          await sendFrom(minutes + 4);
        }
        isRefusing = false;
        stores.clock.now = minutesOn(150);
        for (const { id } of await messages()) await sendAgain(stores.environment, mei, { id });
        await sendFrom(150);
        await evaluateAt(180);
      },
    ],
  ])('find two that wait untried, and what is told then joins the first: %s', async (_name, makeTwo) => {
    const quietHours = { from: '22:10', to: '08:00' };
    const digest = { alertType: 'periodic', alertCyclePeriod: 'hourly', periodConditionTime: '00:00', quietHours };
    await fire(digest);
    await makeTwo();
    expect(await messages()).toMatchObject([1, 2].map(() => ({ state: 'waiting', tries: 0, sendAt: minutesOn(720) })));
    for (const minutes of [240, 300]) await evaluateAt(minutes);
    const stored = await messages();
    expect(stored).toHaveLength(2);
    expect(await stores.environment.postgres.select().from(alerts)).toMatchObject([{ failures: 0, state: 'normal' }]);
    const ends = stored.flatMap(({ content }) => (content as { ends: string[] }).ends);
    expect(ends.toSorted()).toEqual([60, 120, 180, 240, 300].map((minutes) => minutesOn(minutes).toISOString()));
    expect(await sendFrom(720)).toHaveLength(2);
  });
});

describe('what waits of an alert', () => {
  const quietHours = { from: '20:16', to: '23:00' };
  test.each([
    ['that is turned off', { enabled: false }],
    ['that sleeps', { snoozedUntil: minutesOn(600).toISOString() }],
  ])('%s is not sent', async (_name, change) => {
    const { id } = await fire({ quietHours });
    await updateAlert(stores.environment, mei, { id, ...change });
    expect(await sendFrom(180)).toHaveLength(0);
    expect(await messages()).toMatchObject([{ state: 'dropped' }]);
  });

  test('that was changed is told by the rule that it was decided by', async () => {
    const { id } = await fire({ quietHours });
    await updateAlert(stores.environment, mei, { id, alertType: 'sentiment', alertCycle: '24h', language: 'zh-Hant' });
    const [mail] = await sendFrom(180);
    expect(mail?.subject).toContain('4');
    expect(mail?.text).toContain('4 則');
    expect(mail?.text).not.toContain('情感');
  });
});

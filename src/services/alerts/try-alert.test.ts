/** Messages to try an alert: of which window, to whom, how often, and of a window of which nothing is known. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { MailMessage } from '../../outside/mail/mail-sender.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import { sendAll } from '../../workers/send.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
import { testAlert } from './test-alert.ts';
import { updateAlert } from './update-alert.ts';

let stores: TestStores;
let mei: Actor;
const sent: MailMessage[] = [];
beforeAll(async () => {
  stores = await openTestStores();
  stores.environment.mail.send = async (message) => {
    sent.push(message);
    return { kind: 'sent' };
  };
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(outbox);
  mei = await stores.createOrganisation({ name: 'Harbour', timezone: '+0800' });
  at(0);
  sent.length = 0;
});

const minute = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
function at(minutes: number): void {
  stores.clock.now = minute(minutes);
}

async function alertOn(draft: Record<string, unknown> = {}): Promise<string> {
  const topic = await topicOfPosts(stores, mei, [{ published_at: minute(5).toISOString(), media_type: 'news' }]);
  return (await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id], ...draft }))).id;
}

const tryIt = (id?: string) => testAlert(stores.environment, mei, { id });
/** Ends of windows that the messages are of, newest message last. */
async function ends(): Promise<unknown[]> {
  const rows = await stores.environment.postgres.select().from(outbox).where(eq(outbox.kind, 'test')).orderBy(outbox.createdAt);
  return rows.map(({ content }) => content);
}

test('is of the newest window, though the alert be switched off and cut into other windows', async () => {
  const id = await alertOn();
  at(17);
  while ((await evaluateDue(stores.environment)) > 0);
  await tryIt(id);
  await updateAlert(stores.environment, mei, { id, enabled: false });
  await updateAlert(stores.environment, mei, { id, alertCycle: '24h' });
  at(18);
  await tryIt();
  expect(await ends()).toEqual([
    { ends: [minute(15).toISOString()] },
    // Midnight in Hong Kong.
    { ends: ['2026-03-09T16:00:00.000Z'] },
  ]);
});

test.each<[string, string | undefined]>([
  ['an alert that is not there', '12345'],
  ['a number that is none of an alert', '9999999999'],
  ['the last one, where there is none', undefined],
])('finds nothing of %s', async (_name, id) => {
  await expect(tryIt(id)).rejects.toMatchObject({ code: 'not_found' });
});

test('of a window of which nothing is known says so', async () => {
  const topic = await createTopic(stores.environment, mei, topicDraft({ startsAt: '2026-03-10T00:00:00.000Z' }));
  const draft = { topics: [topic.id], alertName: 'Ferries', alertCycle: 'custom', alertDuration: '9999' };
  for (const language of ['en', 'zh-Hant']) {
    await createAlert(stores.environment, mei, alertDraft({ ...draft, language }));
    await tryIt();
  }
  await sendAll(stores.environment);
  const mails = sent.filter(({ subject }) => subject.includes('Ferries'));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    '[Test] Ferries – nothing is known of its newest window yet',
    '[測試] Ferries – 最近的時段尚未有資料',
  ]);
  for (const { text, html } of mails) {
    expect(text).toMatch(/Nothing is known of .+ – .+ yet:|時段|尚未有資料/);
    expect(html).toMatch(/Nothing is known of|尚未有資料/);
  }
});

test('is not for an organisation whose plan has ended, as nothing that writes is', async () => {
  const id = await alertOn();
  await stores.environment.postgres
    .update(subscriptions)
    .set({ endsAt: minute(-1) })
    .where(eq(subscriptions.organisationId, mei.organisationId));
  await expect(tryIt(id)).rejects.toMatchObject({ code: 'forbidden' });
});

test('is sent so often in an hour, and then again', async () => {
  const id = await alertOn();
  for (let count = 0; count < LIMITS.alertTests; count++) await tryIt(id);
  at(59);
  const until = minute(60).toISOString();
  await expect(tryIt(id)).rejects.toMatchObject({ code: 'rate_limited', detail: { until } });
  expect(await ends()).toHaveLength(LIMITS.alertTests);
  at(60);
  await tryIt(id);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { users } from '../../stores/postgres/users.ts';
import type { Actor } from '../environment.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  await stores.environment.postgres.delete(alerts);
  await stores.environment.postgres.delete(outbox);
  mei = await stores.createOrganisation({ timezone: '+0800' });
  at(0);
});

/** Sets the clock, in minutes from noon. */
function at(minutes: number): void {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

const time = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString();
/** So many posts of each of these minutes. */
const posted = (...counts: [minute: number, posts: number][]) =>
  counts.flatMap(([minute, posts]) =>
    Array.from({ length: posts }, () => ({ published_at: time(minute), media_type: 'news' as const })),
  );

async function evaluate(minutes: number): Promise<void> {
  at(minutes);
  while ((await evaluateDue(stores.environment)) > 0);
}

/** Runs in short: end of the window, in minutes; state; mentions and what they were compared with; whether somebody was told. */
async function runs(): Promise<string[]> {
  const rows = await stores.environment.postgres.select().from(alertRuns).orderBy(alertRuns.windowEnd);
  return rows.map(({ windowEnd, state, figures, told, heldBack, isLate }) => {
    const figure = figures.map(({ mentions, baseline }) => `${mentions}/${baseline}`).join(' ');
    const words = [told ? 'told' : heldBack, isLate ? 'late' : null].filter(Boolean).join(' ');
    return `${(windowEnd.getTime() - TEST_NOW.getTime()) / 60_000} ${state} ${figure} ${words}`.trim();
  });
}
const sent = () => stores.environment.postgres.select().from(outbox).orderBy(outbox.sendAt);
const emailOf = async ({ userId }: Actor) =>
  (await stores.environment.postgres.select().from(users)).find(({ id }) => id === userId)?.email.toLowerCase() ?? '';

describe('an alert', () => {
  test('waits for late posts, and tells once of a rise', async () => {
    const topic = await topicOfPosts(stores, mei, posted([5, 1], [20, 4], [35, 1]));
    const email = await emailOf(mei);
    await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id], emails: [email] }));
    await evaluate(16);
    expect(await runs()).toEqual([]);
    await evaluate(17);
    expect(await runs()).toEqual(['15 normal 1/0']);
    await evaluate(32);
    await evaluate(47);
    expect(await runs()).toEqual(['15 normal 1/0', '30 firing 4/1 told', '45 normal 1/4']);
    expect(await sent()).toMatchObject([
      { channel: 'mail', recipient: email, state: 'waiting', content: { ends: [time(30)] }, windowEnd: new Date(time(30)) },
    ]);
  });

  test('is evaluated once for each window that was missed, and tells of them in one message', async () => {
    const topic = await topicOfPosts(stores, mei, posted([5, 4], [95, 4]));
    const email = await emailOf(mei);
    await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id], emails: [email], cooldownMinutes: 30 }));
    await evaluate(120);
    expect(await runs()).toEqual([
      '15 firing 4/0 told late',
      '30 normal 0/4 late',
      '45 normal 0/0 late',
      '60 normal 0/0 late',
      '75 normal 0/0 late',
      '90 normal 0/0 late',
      '105 firing 4/0 told late',
    ]);
    expect(await sent()).toMatchObject([{ content: { ends: [time(15), time(105)] }, windowEnd: new Date(time(105)) }]);
  });

  test('is evaluated once however many do so', async () => {
    const topic = await topicOfPosts(stores, mei, posted([5, 4]));
    const email = await emailOf(mei);
    for (let count = 0; count < 5; count++)
      await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id], emails: [email] }));
    at(17);
    const taken = await Promise.all([1, 2, 3].map(() => evaluateDue(stores.environment)));
    expect(taken.toSorted((one, other) => one - other)).toEqual([0, 0, 5]);
    expect(await runs()).toEqual(Array.from({ length: 5 }, () => '15 firing 4/0 told'));
    expect(await sent()).toHaveLength(5);
  });

  test('measures of several topics each by itself, and only what it is asked for', async () => {
    const loud = await topicOfPosts(stores, mei, [
      ...posted([5, 4]),
      { published_at: time(5), media_type: 'forum' },
      { published_at: time(5), kind: 'comment', parent_id: 'x' },
    ]);
    const quiet = await topicOfPosts(stores, mei, posted([5, 1]));
    const draft = { topics: [loud.id, quiet.id], mediaTypes: ['news'], conversationType: 'main' };
    await createAlert(stores.environment, mei, alertDraft(draft));
    await evaluate(17);
    expect(await runs()).toEqual(['15 firing 4/0 1/0 told']);
  });

  test('tells nobody outside the organisation who has not said yes', async () => {
    const topic = await topicOfPosts(stores, mei, posted([5, 4]));
    await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id], emails: ['Stranger@example.org'] }));
    await evaluate(17);
    expect(await sent()).toMatchObject([{ kind: 'confirm', recipient: 'stranger@example.org' }]);
  });

  test('of a topic whose period is over knows nothing', async () => {
    const topic = await topicOfPosts(stores, mei, posted([-5, 4]), { endsAt: time(1) });
    await createAlert(stores.environment, mei, alertDraft({ topics: [topic.id], conConditionEquation: 'decrease' }));
    await evaluate(17);
    expect(await runs()).toEqual(['15 no-data']);
  });
});

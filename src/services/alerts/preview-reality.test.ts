/**
 * What a preview shows is what would have happened: alerts made by chance, really evaluated over thirty days, in time or late, and
 * then tried on the same days. `PREVIEWED_ALERTS=300` tries as many at each of the times instead of some.
 */
import { eq, min } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { type Chance, pick, randomPosts, randomRule } from '../../../tests/support/random-alerts.ts';
import { seeded } from '../../../tests/support/seeded.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import type { AlertPreview } from '../../contract/alert-preview.ts';
import type { AlertRule } from '../../contract/alerts.ts';
import { alertRuns } from '../../stores/postgres/alert-runs.ts';
import { alerts } from '../../stores/postgres/alerts.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { users } from '../../stores/postgres/users.ts';
import { backfill } from '../../workers/backfill.ts';
import type { Actor } from '../environment.ts';
import { correctSentiment } from '../mentions/correct-sentiment.ts';
import { postId } from '../mentions/identity.ts';
import { ingestPosts } from '../mentions/ingest.ts';
import { createTopic } from '../topics/create-topic.ts';
import { createAlert } from './create-alert.ts';
import { evaluateDue } from './evaluate-due.ts';
import type { AlertMessage } from './messages-of.ts';
import { previewAlert } from './preview-alert.ts';

const ALERTS = Number(process.env['PREVIEWED_ALERTS'] ?? 8);
const WORDS = 3;
const POSTS = 1200;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Hong_Kong', '+0545', 'America/St_Johns'];
/** Halves of an hour are the finest that clocks change by, and a week has no hour of some nights. */
const TIMES: [string, string][] = [
  ['in spring, while clocks change in Europe and on Lord Howe', '2026-04-10T12:07:00.000Z'],
  ['in autumn, while they change in Europe, America and on Lord Howe', '2026-11-05T03:33:20.000Z'],
];

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

/** An organisation in each zone, with a topic for each word: of the first all is known, of the others a part of the time. */
async function organisations(words: readonly string[], end: Date): Promise<{ actor: Actor; topicIds: string[] }[]> {
  const date = (days: number) => new Date(end.getTime() + days * DAY).toISOString();
  const periods = [
    [-64, 1],
    [-20.3, 1],
    [-45, -3.1],
  ] as const;
  const made = [];
  for (const timezone of ZONES) {
    const actor = await stores.createOrganisation({ timezone, subscription: { maxAlerts: 10_000 } });
    const topicIds: string[] = [];
    for (const [place, word] of words.entries()) {
      const [startsAt = 0, endsAt = 0] = periods[place % periods.length] ?? [];
      const period = { startsAt: date(startsAt), endsAt: date(endsAt), mediaTypes: ['news', 'forum', 'x'] };
      const draft = topicDraft({ ...period, inclusion: { operator: 'AND', groups: [[word]] } });
      topicIds.push((await createTopic(stores.environment, actor, draft)).id);
    }
    made.push({ actor, topicIds });
  }
  return made;
}

interface Tried {
  actor: Actor;
  id: string;
  draft: Record<string, unknown>;
}

/** As soon as some are due for a few times, then late by hours or days, over and over. */
async function replay(chance: Chance, [start, end]: readonly [Date, Date]): Promise<void> {
  for (let now = start; now < end; ) {
    const late = pick(chance, [0, 0, 10, 120, 700, 2000, 4000]) * MINUTE;
    for (let times = late < 60 * MINUTE ? 4 : 1; times > 0; times--) {
      const [next] = await stores.environment.postgres.select({ dueAt: min(alerts.dueAt) }).from(alerts);
      now = new Date(Math.min(end.getTime(), (next?.dueAt ?? end).getTime() + late));
      stores.clock.now = now;
      while ((await evaluateDue(stores.environment)) > 0);
    }
  }
}

/** What a preview says, of what really happened. */
async function happened({ id }: Tried, { alertType }: Pick<AlertRule, 'alertType'>, topicIds: readonly string[]) {
  const { postgres } = stores.environment;
  const runs = await postgres
    .select()
    .from(alertRuns)
    .where(eq(alertRuns.alertId, Number(id)))
    .orderBy(alertRuns.windowEnd);
  for (const { state, figures } of runs) {
    const known = figures.length === 0 ? 'no-data' : 'normal';
    expect(state).toBe(figures.some(({ met }) => met) ? 'firing' : known);
  }
  const points = (topic: string) =>
    runs.flatMap(({ windowEnd, figures }) =>
      figures
        .filter(({ topicId }) => topicId === topic)
        .map(({ mentions, score, level, baseline, met }) => {
          return { end: windowEnd.toISOString(), value: alertType === 'sentiment' ? score : mentions, level, baseline, met };
        }),
    );
  return {
    topics: topicIds.map((topic) => ({ id: topic, points: points(topic) })),
    told: runs.flatMap(({ windowEnd, told }) => (told ? [windowEnd.toISOString()] : [])),
    heldBack: runs.flatMap(({ windowEnd, heldBack }) => (heldBack ? [{ end: windowEnd.toISOString(), reason: heldBack }] : [])),
    ...(runs[0] && { start: runs[0].windowStart.toISOString(), end: runs.at(-1)?.windowEnd.toISOString() }),
  };
}

async function messagesOf({ id }: Tried): Promise<string[]> {
  const sent = await stores.environment.postgres
    .select()
    .from(outbox)
    .where(eq(outbox.alertId, Number(id)));
  return sent.flatMap(({ content }) => (content as AlertMessage).ends).toSorted();
}

describe.each(TIMES)('%s', (_, at) => {
  const end = new Date(at);
  const start = new Date(end.getTime() - 30 * DAY);
  const chance = seeded(inject('propertySeed') + end.getTime());
  const tried: Tried[] = [];

  beforeEach(async () => {
    stores.clock.now = end;
    await stores.environment.postgres.delete(alerts);
    const words = Array.from({ length: WORDS }, () => `w${Math.floor(chance() * 1e15).toString(36)}x`);
    const posts = words.flatMap((word) =>
      randomPosts(chance, word, POSTS, [new Date(start.getTime() - 32 * DAY), new Date(end.getTime() + DAY / 2)]),
    );
    await ingestPosts(stores.environment, posts);
    const made = await organisations(words, end);
    // Nothing else: of new topics there is nothing to forget, which takes the longest.
    await stores.environment.jobs.drain('backfill', (data) => backfill(stores.environment, data, true));
    const corrected = posts.slice(0, 100).map((post) => postId(post.media_type, post.id));
    if (made[0]) await correctSentiment(stores.environment, made[0].actor, { postIds: corrected, sentiment: 'Negative' });
    stores.clock.now = start;
    for (let count = 0; count < ALERTS; count++) {
      const { actor, topicIds } = pick(chance, made);
      const topics = topicIds.toSorted(() => chance() - 0.5).slice(0, 1 + Math.floor(chance() * WORDS));
      const member = await stores.environment.postgres.select().from(users).where(eq(users.id, actor.userId));
      const draft = alertDraft({ ...randomRule(chance), topics, emails: member.map(({ email }) => email) });
      tried.push({ actor, draft, id: (await createAlert(stores.environment, actor, draft)).id });
    }
  }, 600_000);

  test('a preview shows what happened', { timeout: 3_600_000 }, async () => {
    await replay(chance, [start, end]);
    let told = 0;
    for (const one of tried) {
      const { alertName: _name, emails: _emails, ...draft } = one.draft;
      const { signal } = new AbortController();
      const preview: AlertPreview = await previewAlert(stores.environment, one.actor, draft, signal);
      const rule = draft as AlertRule & { topics: string[] };
      expect(preview, JSON.stringify(draft)).toMatchObject(await happened(one, rule, rule.topics));
      expect(await messagesOf(one)).toEqual(preview.told);
      told += preview.told.length;
    }
    expect(told).toBeGreaterThan(ALERTS);
  });
});

/** An installation in which people have done a bit of everything, and what they see there: for tests that it can be taken somewhere else. */
import { z } from 'zod';
import { readConfig } from '../../src/config.ts';
import { type Context, openContext } from '../../src/context.ts';
import { createOrganisation } from '../../src/services/accounts/create-organisation.ts';
import { createUser } from '../../src/services/accounts/create-user.ts';
import { listAlerts } from '../../src/services/alerts/list-alerts.ts';
import { topicHow } from '../../src/services/analysis/how.ts';
import { topicOverview } from '../../src/services/analysis/overview.ts';
import { topicPosts } from '../../src/services/analysis/posts.ts';
import { topicWhat } from '../../src/services/analysis/what.ts';
import { topicWhere } from '../../src/services/analysis/where.ts';
import { topicWho } from '../../src/services/analysis/who.ts';
import { createEntity } from '../../src/services/entities/create-entity.ts';
import { listEntities } from '../../src/services/entities/list-entities.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { correctSentiment } from '../../src/services/mentions/correct-sentiment.ts';
import { ingestPosts } from '../../src/services/mentions/ingest.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { createNote } from '../../src/services/triage/create-note.ts';
import { hideMentions } from '../../src/services/triage/hide-mentions.ts';
import { listHidden } from '../../src/services/triage/list-hidden.ts';
import { listNotes } from '../../src/services/triage/list-notes.ts';
import { tagPosts } from '../../src/services/triage/tag-posts.ts';
import { createView } from '../../src/services/views/create-view.ts';
import { listViews } from '../../src/services/views/list-views.ts';
import type { ClickHouse } from '../../src/stores/clickhouse/client.ts';
import type { Postgres } from '../../src/stores/postgres/client.ts';
import { runAll } from '../../src/workers/runner.ts';
import { allRows } from './all-rows.ts';
import { type CorrectedTopic, correctedTopic } from './corrected-topic.ts';
import { firedAlert } from './fired-alert.ts';
import { importedPostOf } from './post.ts';
import { TEST_NOW, type TestStores } from './stores.ts';
import { topicDraft } from './topic-draft.ts';

export const OWNER = { email: 'ada@terns.example', password: 'the harbour at night' };

export interface LivedIn {
  actor: Actor;
  /** Its second post is one that was edited. */
  topic: CorrectedTopic;
  /** Whose search waits. */
  waiting: string;
}

/** The stores that variables name, with the clock of the tests. */
export async function storesOf(variables: Record<string, string>): Promise<TestStores & { context: Context }> {
  const context = await openContext(readConfig({ LOG_LEVEL: 'silent', ...variables }));
  const clock = { now: TEST_NOW };
  const environment: Environment = { ...context, now: () => clock.now };
  const createMember = async () => {
    throw new Error('whoever lives here is there already');
  };
  return { context, environment, clock, log: [], createOrganisation: createMember, close: () => context.close() };
}

export async function liveIn(stores: TestStores): Promise<LivedIn> {
  const { environment } = stores;
  const limits = { maxTopics: 9, maxKeywords: 99, maxKeywordsExclusion: 99, maxAlerts: 9, maxSessions: 0, maxDays: 366 };
  const subscription = { plan: 'Test', startsAt: new Date('2026-01-01'), endsAt: new Date('2027-01-01'), ...limits };
  const { id: organisationId } = await createOrganisation(environment, { name: 'Terns', timezone: '+0800', subscription });
  const { id: userId } = await createUser(environment, { organisationId, name: 'Ada', ...OWNER });
  const actor: Actor = { userId, organisationId, timezone: '+0800' };
  await createEntity(environment, actor, { type: 'organisation', name: 'Zorbakery', aliases: ['佐巴麵包'] });
  const topic = await correctedTopic(stores, actor, [
    { content: 'a roll of Zorbakery #bread', author: 'ann', author_name: 'Ann', sentiment: 'Negative', likes: 3 },
    { content: 'of before', author: 'ben', published_at: '2026-03-08T04:00:00Z', reactions: { love: 2, wow: 1 } },
    { content: '佐巴麵包好食 "quoted" \\ back\nline \u0000', media_type: 'forum', thread_id: 't1', parent_id: 'p1' },
    { content: 'hidden by its site', url: 'https://spam.test/1' },
    { content: 'on 9 March', sentiment_score: 0.1234567 },
  ] as Parameters<typeof correctedTopic>[2]);
  const [first, second, third] = topic.ids as [string, string, string];
  await ingestPosts(environment, [{ ...topic.posts[1], content: 'of afterwards 😀' } as (typeof topic.posts)[number]]);
  await correctSentiment(environment, actor, { postIds: [first, second], sentiment: 'Positive' });
  await tagPosts(environment, actor, { postIds: [first, third], add: ['To check', '急'] });
  await hideMentions(environment, actor, { id: topic.topicId, kind: 'site', keys: ['spam.test'] });
  await createNote(environment, actor, { feedId: first, text: 'call them' });
  await createView(environment, actor, { id: topic.topicId, name: 'Who', tab: 'who', search: {}, shared: true });
  await firedAlert(stores, actor, { emails: [OWNER.email] });
  stores.clock.now = TEST_NOW;
  await runAll(environment, TEST_NOW);
  const { id: waiting } = await createTopic(environment, actor, both(topic.word, 'roll'));
  // Of nobody, and waiting.
  await ingestPosts(environment, [importedPostOf({ id: 'alone', content: 'nobody follows this' })]);
  return { actor, topic, waiting };
}

function both(...words: string[]): Record<string, unknown> {
  return topicDraft({ inclusion: { operator: 'AND', groups: words.map((word) => [word]) } });
}

/** What somebody sees there, on pages and in lists. */
export async function seen(environment: Environment, { actor, topic: { topicId: id, ids } }: LivedIn): Promise<object> {
  const figures = [topicOverview, topicWho, topicWhat, topicWhere, topicHow].map((verb) => verb(environment, actor, { id }));
  const filtered = topicOverview(environment, actor, { id, filter: { tags: ['急'], sentiments: ['Positive'] } });
  return {
    figures: await Promise.all([...figures, filtered]),
    posts: await topicPosts(environment, actor, { id, filter: { sort: 'oldest' } }),
    hidden: await listHidden(environment, actor, { id }),
    notes: await listNotes(environment, actor, { feedId: ids[0] }),
    views: await listViews(environment, actor, { id }),
    alerts: await listAlerts(environment, actor),
    names: await listEntities(environment, actor),
  };
}

/** Of the copies of what Postgres keeps, without the numbers of their changes, which may be other ones. */
const TABLES: Record<string, string> = {
  posts: '*, terms, parent_key, thread_key',
  mentions: '*',
  organisation_entities: '*',
  edited_posts: '*',
  reread_posts: '*',
  sentiment_corrections: '* EXCEPT version',
  post_tags: '* EXCEPT version',
  hidden_mentions: '* EXCEPT version',
};

/** All rows that stand, by table of both stores: how many, and one hash of them. */
export async function storedIn({ postgres, clickhouse }: { postgres: Postgres; clickhouse: ClickHouse }): Promise<object> {
  const { 'jobs.job': _jobs, 'public.migrations': _migrations, ...rows } = await allRows(postgres);
  const row = z.object({ held: z.string() });
  for (const [table, columns] of Object.entries(TABLES)) {
    const sql = `SELECT concat(toString(count()), ' ', toString(sum(cityHash64(line)))) AS held FROM (SELECT toString(tuple(${columns})) AS line FROM ${table} FINAL)`;
    rows[table] = (await clickhouse.query({ sql, row }))[0]?.held ?? '';
  }
  return rows;
}

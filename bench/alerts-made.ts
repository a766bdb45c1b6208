/** Organisations, topics, mentions and alerts of all kinds, every one of which has a window that ends at noon of a Monday. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AlertRule, alertInput, alertRule } from '../src/contract/alerts.ts';
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { zoneOffsets } from '../src/engine/analysis/zone-offsets.ts';
import { createRandom, type Random } from '../src/engine/demo/random.ts';
import { schedule } from '../src/services/alerts/schedule.ts';
import type { Actor, Environment } from '../src/services/environment.ts';
import { createTopic } from '../src/services/topics/create-topic.ts';
import { alertRecipients, alerts, alertTopics } from '../src/stores/postgres/alerts.ts';
import { mailConsents } from '../src/stores/postgres/mail-consents.ts';
import { writeCorrections } from '../src/stores/postgres/sentiment-corrections.ts';
import { topics } from '../src/stores/postgres/topics.ts';
import { runAll } from '../src/workers/runner.ts';
import { newActor } from './new-actor.ts';

export const NOON = new Date('2026-03-09T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const ZONES = [
  '+0800',
  'Europe/London',
  'America/New_York',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  '+0000',
  '-0300',
  'Pacific/Auckland',
];
const ORGANISATIONS = 40;
/** Half of the organisations have corrected so many sentiments in each of their topics. */
const CORRECTED = 50;
const LARGE = 1_000_000;
const PLAN = {
  plan: 'Bench',
  startsAt: new Date('2020-01-01T00:00:00Z'),
  endsAt: new Date('2100-01-01T00:00:00Z'),
  maxTopics: LARGE,
  maxKeywords: LARGE,
  maxKeywordsExclusion: LARGE,
  maxAlerts: LARGE,
  maxSessions: 0,
  maxDays: 20_000,
};
const READERS = ['one@example.org', 'two@example.org', 'three@example.org'];

export interface Owner {
  actor: Actor;
  topicIds: number[];
}

/** With topics, all of them searched, and mentions of the five weeks before noon. */
export async function madeOwners(environment: Environment, topicCount: number, mentions: number): Promise<Owner[]> {
  const owners: Owner[] = [];
  for (let number = 0; number < ORGANISATIONS; number++) {
    const actor = await newActor(environment, { timezone: ZONES[number % ZONES.length] ?? '', subscription: PLAN });
    for (const email of READERS)
      await environment.postgres
        .insert(mailConsents)
        .values({ organisationId: actor.organisationId, email, confirmedAt: NOON, askedAt: NOON });
    owners.push({ actor, topicIds: [] });
  }
  for (let number = 0; number < topicCount; number++) {
    const owner = owners[number % ORGANISATIONS];
    if (owner) owner.topicIds.push(Number((await newTopic(environment, owner.actor, number)).id));
  }
  await runAll(environment, environment.now());
  await insertMentions(environment, mentions);
  await correctSome(
    environment,
    owners.filter((_, number) => number % 2 === 0),
  );
  return owners;
}

function newTopic(environment: Environment, actor: Actor, number: number): Promise<{ id: string }> {
  return createTopic(environment, actor, {
    name: `Topic ${number}`,
    startsAt: new Date(NOON.getTime() - 60 * DAY).toISOString(),
    endsAt: new Date(NOON.getTime() + DAY).toISOString(),
    mediaTypes: MEDIA_TYPES,
    keywordInputMode: 'basic',
    inclusion: { operator: 'AND', groups: [[`word${number}`]] },
    exclusion: { operator: 'AND', groups: [] },
  });
}

/** Few topics have many. One in fifty mentions is of the last hour, so that something fires. */
async function insertMentions({ postgres, clickhouse }: Environment, mentions: number): Promise<void> {
  const rows = await postgres.select({ id: topics.id, revision: topics.revision }).from(topics);
  const params = { ids: rows.map(({ id }) => id), revisions: rows.map(({ revision }) => revision), noon: NOON.getTime() / 1000 };
  const random = (salt: number) => `(cityHash64(number, ${salt}) % 1000003 / 1000003)`;
  await clickhouse.command(
    `INSERT INTO mentions (topic_id, revision, published_at, post_id, media_type, kind, sentiment, version)
     SELECT {ids:Array(UInt32)}[place], {revisions:Array(UInt32)}[place], {noon:UInt32} - 1 - back, cityHash64(number),
       arrayElement(['news', 'forum', 'x', 'facebook', 'blog'], 1 + number % 5), if(${random(1)} < 0.6, 'comment', 'post'),
       arrayElement(['none', 'Positive', 'Negative', 'Neutral', 'Neutral'], 1 + toUInt32(${random(2)} * 5)), 1
     FROM (
       SELECT number, 1 + toUInt32(${rows.length} * pow(${random(3)}, 2)) AS place,
         toUInt32(${random(4)} * if(number % 50 = 0, 3600, ${35 * 24 * 3600})) AS back
       FROM numbers(${mentions})
     )`,
    params,
    { seconds: 300 },
  );
}

async function correctSome({ postgres, clickhouse }: Environment, owners: readonly Owner[]): Promise<void> {
  const change = { correctedBy: null, correctedAt: NOON, number: 1, sentiment: 'Negative' } as const;
  for (const { actor, topicIds } of owners) {
    const posts = await clickhouse.query(
      {
        sql: `SELECT DISTINCT toString(post_id) AS id
              FROM (SELECT topic_id, post_id FROM mentions WHERE topic_id IN {topicIds:Array(UInt32)} LIMIT ${CORRECTED} BY topic_id)`,
        row: z.object({ id: z.string() }),
      },
      { topicIds },
    );
    const postIds = posts.map(({ id }) => id);
    if (postIds.length === 0) continue;
    const { organisationId } = actor;
    await postgres.transaction((transaction) => writeCorrections(transaction, { ...change, organisationId, postIds }));
    const { sentiment } = change;
    const rows = postIds.map((post_id) => ({ organisation_id: organisationId, post_id, sentiment, version: 1, is_deleted: 0 }));
    await clickhouse.insert('sentiment_corrections', rows);
  }
}

export async function madeAlerts(environment: Environment, owners: readonly Owner[], count: number): Promise<void> {
  const random = createRandom('alerts');
  const before = new Date(NOON.getTime() - 1);
  const made: { owner: Owner; rule: AlertRule }[] = [];
  while (made.length < count) {
    const owner = owners[made.length % owners.length];
    if (!owner) throw new Error('nobody to own alerts');
    const rule = someRule(random, owner.actor.timezone);
    if (schedule(rule, before, owner.actor.timezone, new Map()).nextEnd.getTime() === NOON.getTime()) made.push({ owner, rule });
  }
  for (let at = 0; at < made.length; at += 500)
    await insertAlerts(
      environment,
      random,
      made
        .slice(at, at + 500)
        .map(({ owner, rule }) => ({ ...owner, rule, ...schedule(rule, before, owner.actor.timezone, new Map()) })),
    );
  await environment.postgres.execute(sql`analyze`);
}

async function insertAlerts(
  { postgres }: Environment,
  random: Random,
  made: readonly (Owner & { rule: AlertRule; nextEnd: Date; dueAt: Date })[],
): Promise<void> {
  const common = { enabled: true, state: 'normal', failures: 0, createdAt: NOON, updatedAt: NOON } as const;
  const ids = await postgres
    .insert(alerts)
    .values(
      made.map(({ actor, rule, nextEnd, dueAt }) => ({
        ...common,
        organisationId: actor.organisationId,
        name: `${rule.alertType} ${rule.alertCycle}`,
        rule,
        nextEnd,
        dueAt,
      })),
    )
    .returning({ id: alerts.id });
  await postgres.insert(alertTopics).values(
    made.flatMap(({ topicIds }, index) => {
      const some = Array.from({ length: random.chance(0.3) ? random.between(2, 4) : 1 }, () => random.pick(topicIds));
      return [...new Set(some)].map((topicId, place) => ({ alertId: ids[index]?.id ?? 0, topicId, place }));
    }),
  );
  await postgres
    .insert(alertRecipients)
    .values(
      ids.flatMap(({ id }) => READERS.slice(0, random.between(1, 3)).map((email, place) => ({ alertId: id, email, place }))),
    );
}

/** Four in ten compare by number, two by percent, two with what is usual, one is of sentiment, one a digest. */
function someRule(random: Random, timezone: string): AlertRule {
  const kind = random.pick([
    'number',
    'number',
    'number',
    'number',
    'percentage',
    'percentage',
    'smart',
    'smart',
    'sentiment',
    'periodic',
  ]);
  const type = kind === 'sentiment' || kind === 'periodic' ? 'number' : kind;
  const equation = random.chance(0.8) ? 'increase' : 'decrease';
  return alertRule.parse({
    ...alertInput.parse({
      alertName: 'Bench',
      topics: ['1'],
      emails: ['one@example.org'],
      alertType: kind === 'sentiment' || kind === 'periodic' ? kind : 'conversation',
      conversationType: random.pick(['all', 'all', 'main', 'comments']),
      mediaTypes: random.chance(0.7) ? MEDIA_TYPES : ['news', 'forum'],
      alertCycle: random.pick(['15m', '15m', '15m', '30m', '1h', '1h', '12h', '24h', 'custom']),
      alertDuration: random.pick(['2', '3', '6']),
      alertDurationUnit: 'h',
      alertCyclePeriod: random.pick(['hourly', 'daily', 'daily', 'weekly']),
      conConditionType: type,
      conConditionEquation: equation,
      conConditionValue: type === 'percentage' && equation === 'increase' ? '300' : '100',
      senConditionType: 'number',
      senConditionEquation: 'decrease',
      senConditionValue: '40',
      periodConditionTime: random.chance(0.5) ? '00:00' : noonIn(timezone),
    }),
  });
}

/** On the clock there. */
function noonIn(timezone: string): string {
  return new Date(NOON.getTime() + zoneOffsets(timezone)(NOON.getTime())).toISOString().slice(11, 16);
}

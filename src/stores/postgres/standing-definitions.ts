/** What topics look for just now: of every organisation whose plan has not ended, with the newest words of each topic. */
import { and, asc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { MediaType } from '../../contract/media-types.ts';
import type { Postgres } from './client.ts';
import { subscriptions } from './subscriptions.ts';
import { definitionOf, type TopicRevisionRow, topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

/** Those whose period `now` lies in and that want posts of one of these media types, by number. Demo topics look for demo posts. */
export async function standingDefinitions(
  postgres: Postgres,
  mediaTypes: readonly MediaType[],
  now: Date,
): Promise<TopicRevisionRow[]> {
  const newest = eq(topicRevisions.revision, sql`coalesce(${topics.buildingRevision}, ${topics.revision})`);
  const rows = await standing(postgres, newest, mediaTypes, now);
  return rows.map(({ revision }) => definitionOf(revision));
}

/** Of the same topics what is alive: what is read, and what is being built. */
export async function standingRevisions(
  postgres: Postgres,
  mediaTypes: readonly MediaType[],
  now: Date,
): Promise<Pick<TopicRevisionRow, 'topicId' | 'revision'>[]> {
  const live = or(eq(topicRevisions.revision, topics.revision), eq(topicRevisions.revision, topics.buildingRevision));
  const rows = await standing(postgres, live, mediaTypes, now);
  return rows.map(({ revision: { topicId, revision } }) => ({ topicId, revision }));
}

function standing(postgres: Postgres, which: SQL | undefined, mediaTypes: readonly MediaType[], now: Date) {
  return postgres
    .select({ revision: topicRevisions })
    .from(topics)
    .innerJoin(topicRevisions, and(eq(topicRevisions.topicId, topics.id), which))
    .innerJoin(subscriptions, eq(subscriptions.organisationId, topics.organisationId))
    .where(
      and(
        eq(topics.demo, false),
        gt(subscriptions.endsAt, now),
        lte(topicRevisions.startsAt, now),
        gt(topicRevisions.endsAt, now),
        sql`${topicRevisions.mediaTypes} ?| array[${sql.join(
          mediaTypes.map((mediaType) => sql`${mediaType}`),
          sql`, `,
        )}]`,
      ),
    )
    .orderBy(asc(topics.id));
}

/** What topics look for just now: of every organisation whose plan has not ended, with the newest words of each topic. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
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
  const newest = sql`coalesce(${topics.buildingRevision}, ${topics.revision})`;
  const rows = await postgres
    .select({ revision: topicRevisions })
    .from(topics)
    .innerJoin(topicRevisions, and(eq(topicRevisions.topicId, topics.id), eq(topicRevisions.revision, newest)))
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
  return rows.map(({ revision }) => definitionOf(revision));
}

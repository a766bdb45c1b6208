/** What arriving posts are matched against: every live revision of every topic, compiled. */
import { eq, or, sql } from 'drizzle-orm';
import type { MediaType } from '../../contract/media-types.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { compileGroups } from '../../engine/query/compile-groups.ts';
import type { Postgres } from './client.ts';
import { topicRevisions } from './topic-revisions.ts';
import { topics } from './topics.ts';

export interface StandingTopic {
  topicId: number;
  revision: number;
  query: QueryNode;
  mediaTypes: MediaType[];
  /** Mentions lie in [startsAt, endsAt). */
  startsAt: Date;
  endsAt: Date;
}

export interface Standing {
  topics: StandingTopic[];
  /** Revisions whose definition no longer compiles, which only a change of the keyword language could bring about. */
  unreadable: Pick<StandingTopic, 'topicId' | 'revision'>[];
}

/** One entry per live revision: the one that is read and the one being built. One topic's fault is no other topic's. */
export async function standingTopics(postgres: Postgres): Promise<Standing> {
  const rows = await postgres
    .select({ definition: topicRevisions })
    .from(topicRevisions)
    .innerJoin(topics, eq(topics.id, topicRevisions.topicId))
    .where(or(eq(topicRevisions.revision, topics.revision), eq(topicRevisions.revision, topics.buildingRevision)))
    .orderBy(topicRevisions.topicId, topicRevisions.revision);
  const standing: Standing = { topics: [], unreadable: [] };
  for (const { definition } of rows) {
    const { topicId, revision, mediaTypes, startsAt, endsAt, inclusion, exclusion } = definition;
    const compiled = compileGroups(inclusion, exclusion);
    if ('errors' in compiled) standing.unreadable.push({ topicId, revision });
    else standing.topics.push({ topicId, revision, query: compiled.query, mediaTypes, startsAt, endsAt });
  }
  return standing;
}

/**
 * Differs whenever standingTopics would. Definitions never change within a revision, so the live numbers say it all;
 * read from the rows themselves, it sees every committed change and nothing has to remember to count up.
 */
export async function topicsVersion(postgres: Postgres): Promise<string> {
  const live = sql`${topics.id} || ':' || ${topics.revision} || ':' || coalesce(${topics.buildingRevision}, 0)`;
  const [row] = await postgres
    .select({ version: sql<string>`md5(coalesce(string_agg(${live}, ',' order by ${topics.id}), ''))` })
    .from(topics);
  if (!row) throw new Error('an aggregate without groups always has a row');
  return row.version;
}

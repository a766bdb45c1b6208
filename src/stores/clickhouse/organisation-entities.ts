/**
 * What posts name for an organisation that has names of its own, where that is not what they name for everybody. Mentions and posts
 * hold the shared reading, whoever writes them; which of the two stands is decided when a question is asked
 * (queries/mention-scope.ts).
 */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';

export interface OrganisationEntitiesRow {
  organisation_id: number;
  /** UInt64 in decimal. */
  post_id: string;
  /** `type name`, like those of the post. */
  entities: string[];
  /** See the migration. */
  version: number;
  /** The shared reading stands. */
  is_deleted: 0 | 1;
}

/** Stands behind `mentions FINAL`: an organisation may have as many rows as mentions, for which lists in an expression are ten times slower. Bound: `organisationId`. */
export const OWN_ENTITIES =
  'LEFT ANY JOIN (SELECT post_id, entities, version FROM organisation_entities FINAL WHERE organisation_id = {organisationId:UInt32}) AS own' +
  ' ON own.post_id = mentions.post_id';

/** The entities that stand for the organisation, of a row of `mentions` joined with OWN_ENTITIES. */
export const STANDING_ENTITIES = 'if(own.version > 0, own.entities, mentions.entities)';

/** Of these posts, by post id; one that names what it names for everybody is absent. */
export async function ownEntities(
  clickhouse: ClickHouse,
  organisationId: number,
  postIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await clickhouse.query(
    {
      sql: `SELECT toString(post_id) AS post, entities FROM organisation_entities FINAL
            WHERE organisation_id = {organisationId:UInt32} AND post_id IN {postIds:Array(UInt64)}`,
      row: z.object({ post: z.string(), entities: z.array(z.string()) }),
      of: ['organisation_entities'],
    },
    { organisationId, postIds: postIds.map(BigInt) },
  );
  return new Map(rows.map(({ post, entities }) => [post, entities]));
}

/** Whether the organisation may have read any post in its own way: false only where there is nothing of it here. */
export async function hasOwnEntities(clickhouse: ClickHouse, organisationId: number): Promise<boolean> {
  const rows = await clickhouse.query(
    {
      sql: 'SELECT 1 AS one FROM organisation_entities WHERE organisation_id = {organisationId:UInt32} LIMIT 1',
      row: z.object({ one: z.number() }),
      of: ['organisation_entities'],
    },
    { organisationId },
  );
  return rows.length > 0;
}

/** Every organisation that has read one of these posts in its own way; those that no longer do may be among them. */
export async function readersOf(
  clickhouse: ClickHouse,
  postIds: readonly string[],
): Promise<{ organisationId: number; post: string }[]> {
  if (postIds.length === 0) return [];
  return clickhouse.query(
    {
      sql: `SELECT DISTINCT organisation_id AS organisationId, toString(post_id) AS post FROM organisation_entities
            WHERE post_id IN {postIds:Array(UInt64)}`,
      row: z.object({ organisationId: z.number(), post: z.string() }),
    },
    { postIds: postIds.map(BigInt) },
  );
}

const READING = {
  sql: 'SELECT DISTINCT organisation_id AS id FROM organisation_entities ORDER BY id',
  row: z.object({ id: z.number() }),
};

/** The organisations of which anything is here, deleted rows included. */
export async function readingOrganisations(clickhouse: ClickHouse): Promise<number[]> {
  return (await clickhouse.query(READING)).map(({ id }) => id);
}

export async function deleteOrganisationEntities(clickhouse: ClickHouse, organisationIds: readonly number[]): Promise<void> {
  await clickhouse.command('DELETE FROM organisation_entities WHERE organisation_id IN {organisationIds:Array(UInt32)}', {
    organisationIds,
  });
}

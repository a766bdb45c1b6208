/** The copy of the organisations' tags that figures are counted with; kept in Postgres. */
import { z } from 'zod';
import type { ClickHouse } from './client.ts';

export interface PostTagsRow {
  organisation_id: number;
  /** UInt64 in decimal. */
  post_id: string;
  /** As they are compared. */
  tags: string[];
  /** Number of the change. */
  version: number;
  /** Without a tag. */
  is_deleted: 0 | 1;
}

/** Posts of the organisation with their tags. Bound: `organisationId`. */
export const TAGGED = '(SELECT post_id, tags FROM post_tags FINAL WHERE organisation_id = {organisationId:UInt32})';

const TAGGING = {
  sql: 'SELECT DISTINCT organisation_id AS id FROM post_tags ORDER BY id',
  row: z.object({ id: z.number() }),
};

/** The organisations of which anything is here, deleted rows included. */
export async function taggingOrganisations(clickhouse: ClickHouse): Promise<number[]> {
  return (await clickhouse.query(TAGGING)).map(({ id }) => id);
}

export async function deletePostTags(clickhouse: ClickHouse, organisationIds: readonly number[]): Promise<void> {
  await clickhouse.command('DELETE FROM post_tags WHERE organisation_id IN {organisationIds:Array(UInt32)}', { organisationIds });
}

/**
 * The copy of what topics hide that figures are counted without; kept in Postgres. Mentions know nothing of it: so what arrives later,
 * or is searched again, is hidden like the rest, and restoring writes no mention.
 */
import { z } from 'zod';
import type { HiddenKind } from '../../contract/hidden.ts';
import type { ClickHouse } from './client.ts';

export interface HiddenMentionsRow {
  organisation_id: number;
  topic_id: number;
  kind: HiddenKind;
  /** Of a post or an author, UInt64 in decimal; '0' for a site. */
  key: string;
  /** Empty but for a site. */
  site: string;
  /** Number of the change. */
  version: number;
  /** Restored. */
  is_deleted: 0 | 1;
}

/** The column of a mention by which it is hidden. */
export const HIDDEN_BY = { post: 'post_id', author: 'author_key', site: 'domain' } as const satisfies Record<HiddenKind, string>;
const KEPT_IN = { post: 'key', author: 'key', site: 'site' } as const satisfies Record<HiddenKind, keyof HiddenMentionsRow>;

/** Conditions over `mentions` of one topic, for kinds of which it hides anything. Bound: `topicId`. */
export function shown(kinds: readonly HiddenKind[]): string[] {
  return kinds.map((kind) => {
    const hidden = `SELECT ${KEPT_IN[kind]} FROM hidden_mentions FINAL WHERE topic_id = {topicId:UInt32} AND kind = '${kind}'`;
    return `mentions.${HIDDEN_BY[kind]} NOT IN (${hidden})`;
  });
}

/** The same over those of several topics. Bound: `topicIds`. */
export function shownInEach(kinds: readonly HiddenKind[]): string[] {
  return kinds.map((kind) => {
    const hidden = `SELECT topic_id, ${KEPT_IN[kind]} FROM hidden_mentions FINAL WHERE topic_id IN {topicIds:Array(UInt32)} AND kind = '${kind}'`;
    return `(topic_id, mentions.${HIDDEN_BY[kind]}) NOT IN (${hidden})`;
  });
}

const HIDING = {
  sql: 'SELECT DISTINCT organisation_id AS id FROM hidden_mentions ORDER BY id',
  row: z.object({ id: z.number() }),
};

/** The organisations of which anything is here, deleted rows included. */
export async function hidingOrganisations(clickhouse: ClickHouse): Promise<number[]> {
  return (await clickhouse.query(HIDING)).map(({ id }) => id);
}

export async function deleteHiddenMentions(clickhouse: ClickHouse, organisationIds: readonly number[]): Promise<void> {
  await clickhouse.command('DELETE FROM hidden_mentions WHERE organisation_id IN {organisationIds:Array(UInt32)}', {
    organisationIds,
  });
}

/** Of a topic that is no more. */
export async function forgetHiddenMentions(clickhouse: ClickHouse, topicId: number): Promise<void> {
  await clickhouse.command('DELETE FROM hidden_mentions WHERE topic_id = {topicId:UInt32}', { topicId });
}

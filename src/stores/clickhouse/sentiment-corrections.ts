/**
 * The copy of the organisations' corrections that figures are counted with. Mentions and posts hold what the engine says, whoever
 * writes them; what stands for an organisation is decided when a question is asked (queries/mention-scope.ts). So neither an arrival,
 * a backfill nor a newer engine can lose a correction, and taking one back needs no old value.
 */
import { z } from 'zod';
import type { Sentiment } from '../../contract/filter.ts';
import type { ClickHouse } from './client.ts';

export interface SentimentCorrectionRow {
  organisation_id: number;
  /** UInt64 in decimal. */
  post_id: string;
  sentiment: Sentiment | 'none';
  /** Number of the change: the higher one stands, in whatever order they are stored. */
  version: number;
  /** Taken back. */
  is_deleted: 0 | 1;
}

/** Both lists of one organisation, read once per statement. Bound: `organisationId`. */
const CORRECTED =
  '(SELECT (groupArray(post_id), groupArray(sentiment)) FROM sentiment_corrections FINAL WHERE organisation_id = {organisationId:UInt32})';

/** The sentiment that stands for the organisation, of a row of `mentions`. */
export const STANDING_SENTIMENT = `transform(mentions.post_id, tupleElement(${CORRECTED}, 1), tupleElement(${CORRECTED}, 2), mentions.sentiment)`;

/** Of a row of `mentions`: a person of the organisation says what its sentiment is. Bound: `organisationId`. */
export const IS_CORRECTED =
  'mentions.post_id IN (SELECT post_id FROM sentiment_corrections FINAL WHERE organisation_id = {organisationId:UInt32})';

const CORRECTING = {
  sql: 'SELECT DISTINCT organisation_id AS id FROM sentiment_corrections ORDER BY id',
  row: z.object({ id: z.number() }),
};

/** The organisations of which anything is here, deleted rows included. */
export async function correctingOrganisations(clickhouse: ClickHouse): Promise<number[]> {
  return (await clickhouse.query(CORRECTING)).map(({ id }) => id);
}

export async function deleteCorrections(clickhouse: ClickHouse, organisationIds: readonly number[]): Promise<void> {
  await clickhouse.command('DELETE FROM sentiment_corrections WHERE organisation_id IN {organisationIds:Array(UInt32)}', {
    organisationIds,
  });
}

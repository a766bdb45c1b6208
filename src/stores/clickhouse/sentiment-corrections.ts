/**
 * The copy of the organisations' corrections that figures are counted with. Mentions and posts hold what the engine says, whoever
 * writes them; what stands for an organisation is decided when a question is asked (queries/mention-scope.ts). So neither an arrival,
 * a backfill nor a newer engine can lose a correction, and taking one back needs no old value.
 */
import { z } from 'zod';
import type { Sentiment } from '../../contract/filter.ts';
import type { ClickHouse } from './client.ts';
import { onAllShards } from './shard-scope.ts';

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
const CORRECTED = onAllShards(
  'SELECT (groupArray(post_id), groupArray(sentiment)) FROM sentiment_corrections FINAL WHERE organisation_id = {organisationId:UInt32}',
);

/** The sentiment that stands for the organisation, of a row of `mentions`. */
export const STANDING_SENTIMENT = `transform(mentions.post_id, tupleElement(${CORRECTED}, 1), tupleElement(${CORRECTED}, 2), mentions.sentiment)`;

/**
 * Those of several organisations at once: stands behind `mentions FINAL`, whose topics belong to them. Bound: `topicIds`, and in their
 * order `ownerIds`, the organisations.
 */
export const CORRECTIONS_OF_EACH =
  'LEFT ANY JOIN (SELECT organisation_id, post_id, sentiment FROM sentiment_corrections FINAL WHERE organisation_id IN {ownerIds:Array(UInt32)}) AS corrected' +
  ' ON corrected.post_id = mentions.post_id' +
  ' AND corrected.organisation_id = transform(mentions.topic_id, {topicIds:Array(UInt32)}, {ownerIds:Array(UInt32)}, toUInt32(0))';

/** The sentiment that stands for the organisation that the topic belongs to, of a row joined with CORRECTIONS_OF_EACH: no correction says none. */
export const STANDING_SENTIMENT_IN_EACH = "if(corrected.sentiment = 'none', mentions.sentiment, corrected.sentiment)";

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

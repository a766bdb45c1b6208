/**
 * Brings corrections from Postgres, where they are kept, to ClickHouse, where figures are counted. Doing it again, late or out of
 * order does no harm: each row has the number of its change, and the higher one stands.
 */
import type { SentimentCorrectionRow } from '../../stores/clickhouse/sentiment-corrections.ts';
import type { JobData } from '../../stores/postgres/jobs.ts';
import { findCorrections } from '../../stores/postgres/sentiment-corrections.ts';
import type { Environment } from '../environment.ts';

/** As they are by now. What is not there any more was taken back by the change of that number, or by a later one. */
export async function copyCorrections(
  environment: Environment,
  { organisationId, postIds, number }: JobData['correct'],
): Promise<void> {
  const kept = await findCorrections(environment.postgres, organisationId, postIds);
  const rows = postIds.map((post_id): SentimentCorrectionRow => {
    const correction = kept.get(post_id);
    return {
      organisation_id: organisationId,
      post_id,
      sentiment: correction?.sentiment ?? 'none',
      version: correction?.number ?? number,
      is_deleted: correction ? 0 : 1,
    };
  });
  await environment.clickhouse.insert('sentiment_corrections', rows);
}

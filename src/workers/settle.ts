/** Merges the rows that a search wrote for a topic; until that is done, questions about it take longer and answer the same. */
import type { Environment } from '../services/environment.ts';
import { settleMentions } from '../stores/clickhouse/settle-mentions.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function settle(environment: Environment, { topicId }: JobData['settle']): Promise<void> {
  await settleMentions(environment.clickhouse, topicId);
}

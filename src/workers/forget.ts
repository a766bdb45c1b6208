/** Deletes mentions that nobody can read any more: of a deleted topic, or of revisions that were replaced. */
import type { Environment } from '../services/environment.ts';
import { deleteMentions } from '../stores/clickhouse/delete-mentions.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function forget(environment: Environment, { topicId, below }: JobData['forget']): Promise<void> {
  await deleteMentions(environment.clickhouse, topicId, below === undefined ? {} : { below });
}

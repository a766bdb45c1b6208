/** Deletes what nobody can read any more: mentions of revisions that were replaced, or all that there is of a deleted topic. */
import type { Environment } from '../services/environment.ts';
import { deleteMentions } from '../stores/clickhouse/delete-mentions.ts';
import { forgetHiddenMentions } from '../stores/clickhouse/hidden-mentions.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function forget(environment: Environment, { topicId, below }: JobData['forget']): Promise<void> {
  await deleteMentions(environment.clickhouse, topicId, below === undefined ? {} : { below });
  if (below === undefined) await forgetHiddenMentions(environment.clickhouse, topicId);
}

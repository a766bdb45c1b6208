/** Sees that figures have the tags that a person gave, also where the store was away or the process died just then. */
import type { Environment } from '../services/environment.ts';
import { copyTags } from '../services/triage/copy-tags.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function tag(environment: Environment, change: JobData['tag']): Promise<void> {
  await copyTags(environment, change);
}

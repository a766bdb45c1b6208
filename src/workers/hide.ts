/** Sees that figures lack what a topic hides, also where the store was away or the process died just then. */
import type { Environment } from '../services/environment.ts';
import { copyHidden } from '../services/triage/copy-hidden.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function hide(environment: Environment, change: JobData['hide']): Promise<void> {
  await copyHidden(environment, change);
}

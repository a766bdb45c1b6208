/** Sees that figures have a correction which a person made, also where the store was away or the process died just then. */
import type { Environment } from '../services/environment.ts';
import { copyCorrections } from '../services/mentions/copy-corrections.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function correct(environment: Environment, change: JobData['correct']): Promise<void> {
  await copyCorrections(environment, change);
}

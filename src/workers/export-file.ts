/** Makes a file that somebody asked for. */
import type { Environment } from '../services/environment.ts';
import { runExport } from '../services/exports/run-export.ts';
import type { JobData } from '../stores/postgres/jobs.ts';

export async function exportFile(environment: Environment, { exportId }: JobData['export'], isLastTry: boolean): Promise<void> {
  await runExport(environment, exportId, isLastTry);
}

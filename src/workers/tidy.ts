/**
 * What has to be looked after from time to time: expired rows are deleted, and topics whose search broke off are searched
 * again.
 */
import type { Environment } from '../services/environment.ts';
import { deleteExpiredOidcPayloads } from '../stores/postgres/oidc-payloads.ts';
import { topicsBuildingSince } from '../stores/postgres/topics.ts';

/** Every ten minutes. */
export const TIDY_CRON = '*/10 * * * *';

/** A topic without a job after this time has lost it: its tries failed, or the process died in the last of them. */
const STUCK_AFTER = 5 * 60 * 1000;

export async function tidy(environment: Environment): Promise<void> {
  const now = environment.now();
  await deleteExpiredOidcPayloads(environment.postgres, now);
  for (const building of await topicsBuildingSince(environment.postgres, new Date(now.getTime() - STUCK_AFTER))) {
    if (await environment.jobs.pending('backfill', building)) continue;
    environment.log.warn(building, 'a topic is still not searched; trying again');
    await environment.jobs.send('backfill', building);
  }
}

/**
 * What has to be looked after from time to time: expired rows are deleted, what deleted organisations left too, and topics
 * whose search broke off are searched again.
 */
import type { Environment } from '../services/environment.ts';
import { correctingOrganisations, deleteCorrections } from '../stores/clickhouse/sentiment-corrections.ts';
import { deleteExpiredOidcPayloads } from '../stores/postgres/oidc-payloads.ts';
import { existingOrganisations } from '../stores/postgres/organisations.ts';
import { topicsBuildingSince } from '../stores/postgres/topics.ts';

/** Every ten minutes. */
export const TIDY_CRON = '*/10 * * * *';

/** A topic without a job after this time has lost it: its tries failed, or the process died in the last of them. */
const STUCK_AFTER = 5 * 60 * 1000;

export async function tidy(environment: Environment): Promise<void> {
  const now = environment.now();
  await deleteExpiredOidcPayloads(environment.postgres, now);
  await deleteOrphanedCorrections(environment);
  for (const building of await topicsBuildingSince(environment.postgres, new Date(now.getTime() - STUCK_AFTER))) {
    if (await environment.jobs.pending('backfill', building)) continue;
    environment.log.warn(building, 'a topic is still not searched; trying again');
    await environment.jobs.send('backfill', building);
  }
}

/** In this order: what is said in an organisation was written after the organisation. */
async function deleteOrphanedCorrections({ clickhouse, postgres }: Environment): Promise<void> {
  const correcting = await correctingOrganisations(clickhouse);
  const existing = new Set(await existingOrganisations(postgres, correcting));
  const gone = correcting.filter((id) => !existing.has(id));
  if (gone.length > 0) await deleteCorrections(clickhouse, gone);
}

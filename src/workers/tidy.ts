/**
 * What has to be looked after from time to time: expired rows are deleted, what deleted organisations left too, topics whose
 * search broke off are searched again, and posts whose reading with new names broke off are read again.
 */
import { UNDELETE_MINUTES } from '../contract/exports.ts';
import { MENTIONS_COUNT_MS } from '../engine/collection/mentions-of-late.ts';
import { REGISTRATION_KEPT_MS } from '../services/accounts/waiting-registration.ts';
import { MESSAGES_KEPT_DAYS } from '../services/alerts/get-run.ts';
import type { Environment } from '../services/environment.ts';
import { MODEL_CALLS_KEPT_DAYS } from '../services/language-model/list-model-calls.ts';
import { SOURCE_HOURS_KEPT_MS } from '../services/sources/note-arrivals.ts';
import { endSubscriptions } from '../services/sources/websub-subscribe.ts';
import { MOST_TRANSLATIONS, TRANSLATIONS_KEPT_DAYS } from '../services/translations/kept-translations.ts';
import { deleteHiddenMentions, hidingOrganisations } from '../stores/clickhouse/hidden-mentions.ts';
import { deleteOrganisationEntities, readingOrganisations } from '../stores/clickhouse/organisation-entities.ts';
import { deletePostTags, taggingOrganisations } from '../stores/clickhouse/post-tags.ts';
import { correctingOrganisations, deleteCorrections } from '../stores/clickhouse/sentiment-corrections.ts';
import { deleteTokensOverBefore } from '../stores/postgres/access-tokens.ts';
import { deleteAccountLinksBefore } from '../stores/postgres/account-links.ts';
import { deleteQuietRuns, deleteRunsBefore } from '../stores/postgres/alert-run-rows.ts';
import { deleteAuditEventsBefore } from '../stores/postgres/audit-events.ts';
import type { Postgres } from '../stores/postgres/client.ts';
import { deleteDevicesUnseenSince } from '../stores/postgres/devices.ts';
import { entityListsBehind } from '../stores/postgres/entity-lists.ts';
import { failExport } from '../stores/postgres/export-parts.ts';
import { exportsUnderWay, sweepExports } from '../stores/postgres/exports.ts';
import { deleteCallsExpiredBefore } from '../stores/postgres/idempotent-calls.ts';
import { deleteSummariesBefore } from '../stores/postgres/kept-summaries.ts';
import { deleteModelCallsBefore } from '../stores/postgres/model-calls.ts';
import { deleteExpiredOidcPayloads } from '../stores/postgres/oidc-payloads.ts';
import { existingOrganisations } from '../stores/postgres/organisations.ts';
import { deleteDeadBefore, deleteDroppedBefore, deleteSentBefore } from '../stores/postgres/outbox-rows.ts';
import { deleteRegistrationsBefore } from '../stores/postgres/registrations.ts';
import { deleteFreeHosts } from '../stores/postgres/source-claims.ts';
import { deleteUnfollowed } from '../stores/postgres/source-follows.ts';
import { deleteHoursBefore } from '../stores/postgres/source-hours.ts';
import { deleteMentionsBefore } from '../stores/postgres/source-mentions.ts';
import { deleteSpendingBefore } from '../stores/postgres/source-spending.ts';
import { topicsBuildingSince } from '../stores/postgres/topics.ts';
import { deleteTranslationsBefore, deleteTranslationsBeyond } from '../stores/postgres/translations.ts';

/** Every ten minutes. */
export const TIDY_CRON = '*/10 * * * *';

const MINUTE = 60 * 1000;

/** A topic without a job after this time has lost it: its tries failed, or the process died in the last of them. */
const STUCK_AFTER = 5 * MINUTE;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than any session of the embedded provider lasts, and than those of others usually do. */
const DEVICES_KEPT_DAYS = 180;

/** Of access tokens that are good no more: so long it is known whose they were when they are brought. */
const TOKENS_KEPT_DAYS = 180;

/** How long what alerts write is kept: windows in which nothing happened, all others, what was sent, what nobody wanted, and what was given up. */
const KEPT_OF_ALERTS = [
  { days: 30, remove: deleteQuietRuns },
  { days: 400, remove: deleteRunsBefore },
  { days: MESSAGES_KEPT_DAYS, remove: deleteSentBefore },
  { days: MESSAGES_KEPT_DAYS, remove: deleteDroppedBefore },
  { days: 400, remove: deleteDeadBefore },
];
/** Rows in one statement, and statements in one go: 10,000 alerts of 15 minutes write 6,700 runs in the ten minutes between. */
const PIECE = 2000;
const MOST_PIECES = 50;

export async function tidy(environment: Environment): Promise<void> {
  const now = environment.now();
  await deleteExpiredOidcPayloads(environment.postgres, now);
  await tidyAccounts(environment, now);
  await tidyAudit(environment, now);
  await tidyModel(environment, now);
  await tidyKeys(environment.postgres, now);
  await sweepExports(environment.postgres, now, new Date(now.getTime() - UNDELETE_MINUTES * MINUTE));
  await endSubscriptions(environment);
  await tidySources(environment.postgres, now);
  await tidyAlerts(environment, now);
  await tidyTranslations(environment.postgres, now);
  await deleteOrphans(environment);
  await giveUpExports(environment, new Date(now.getTime() - STUCK_AFTER));
  await readNamesAgain(environment, new Date(now.getTime() - STUCK_AFTER));
  for (const building of await topicsBuildingSince(environment.postgres, new Date(now.getTime() - STUCK_AFTER))) {
    if (await environment.jobs.pending('backfill', building)) continue;
    environment.log.warn(building, 'a topic is still not searched; trying again');
    await environment.jobs.send('backfill', building);
  }
}

/** Registrations that nobody has confirmed, links and access tokens that are good no more, and devices that nobody uses. */
async function tidyAccounts({ postgres, log }: Environment, now: Date): Promise<void> {
  await deleteAccountLinksBefore(postgres, new Date(now.getTime() - DAY_MS));
  await deleteTokensOverBefore(postgres, new Date(now.getTime() - TOKENS_KEPT_DAYS * DAY_MS));
  await deleteDevicesUnseenSince(postgres, new Date(now.getTime() - DEVICES_KEPT_DAYS * DAY_MS));
  const deleted = await deleteRegistrationsBefore(postgres, new Date(now.getTime() - REGISTRATION_KEPT_MS));
  if (deleted > 0) log.info({ deleted }, 'registrations were deleted that nobody has confirmed');
}

/** A piece at a time, as below. */
async function tidyAudit({ postgres, auditDays }: Environment, now: Date): Promise<void> {
  const before = new Date(now.getTime() - auditDays * DAY_MS);
  for (let pieces = 0; pieces < MOST_PIECES; pieces++)
    if ((await deleteAuditEventsBefore(postgres, before, PIECE)) < PIECE) return;
}

/** Keys by which calls were made once, when they are as good as new. */
async function tidyKeys(postgres: Postgres, now: Date): Promise<void> {
  for (let pieces = 0; pieces < MOST_PIECES; pieces++) if ((await deleteCallsExpiredBefore(postgres, now, PIECE)) < PIECE) return;
}

/** What was sent to the language model, and what it has written. */
async function tidyModel({ postgres }: Environment, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MODEL_CALLS_KEPT_DAYS * DAY_MS);
  await deleteSummariesBefore(postgres, before);
  for (let pieces = 0; pieces < MOST_PIECES; pieces++)
    if ((await deleteModelCallsBefore(postgres, before, PIECE)) < PIECE) return;
}

async function tidySources(postgres: Postgres, now: Date): Promise<void> {
  await deleteUnfollowed(postgres);
  await deleteFreeHosts(postgres, now);
  const before = new Date(now.getTime() - SOURCE_HOURS_KEPT_MS);
  await deleteHoursBefore(postgres, before);
  await deleteMentionsBefore(postgres, new Date(now.getTime() - MENTIONS_COUNT_MS));
  await deleteSpendingBefore(postgres, before.toISOString().slice(0, 10));
}

/** Those that nobody reads any more, and what is more than there may be; a piece at a time, as below. */
async function tidyTranslations(postgres: Postgres, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRANSLATIONS_KEPT_DAYS * DAY_MS);
  for (let pieces = 0; pieces < MOST_PIECES; pieces++)
    if ((await deleteTranslationsBefore(postgres, before, PIECE)) < PIECE) break;
  for (let pieces = 0; pieces < MOST_PIECES; pieces++)
    if ((await deleteTranslationsBeyond(postgres, MOST_TRANSLATIONS, PIECE)) < PIECE) return;
}

/** What alerts leave behind, a piece at a time, so that no other statement waits long. */
async function tidyAlerts({ postgres, mail, log }: Environment, now: Date): Promise<void> {
  for (const { days, remove } of KEPT_OF_ALERTS) {
    const before = new Date(now.getTime() - days * DAY_MS);
    let pieces = 0;
    while (pieces < MOST_PIECES && (await remove(postgres, before, PIECE)) === PIECE) pieces++;
    if (pieces === MOST_PIECES) log.info({ days, deleted: pieces * PIECE }, 'more of alerts is left to delete next time');
  }
  const before = new Date(now.getTime() - MESSAGES_KEPT_DAYS * DAY_MS);
  await mail.kept?.tidy(before).catch((error: unknown) => log.warn({ err: error }, 'could not tidy the folder of mails'));
}

/** Files whose process died in the last try. */
async function giveUpExports({ postgres, jobs, log }: Environment, before: Date): Promise<void> {
  for (const exportId of await exportsUnderWay(postgres, before)) {
    if (await jobs.pending('export', { exportId })) continue;
    // It may have been finished since it was looked for.
    if (await failExport(postgres, { id: exportId }, 'broken'))
      log.warn({ exportId }, 'a file was not made, and nobody is making it');
  }
}

/** A change of names whose job is lost, as above. */
async function readNamesAgain({ postgres, jobs, log }: Environment, before: Date): Promise<void> {
  for (const organisationId of await entityListsBehind(postgres, before)) {
    if (await jobs.pending('entities', { organisationId })) continue;
    log.warn({ organisationId }, 'posts are still not read with the newest names; trying again');
    await jobs.send('entities', { organisationId });
  }
}

/** What is written of an organisation, in ClickHouse, outlives it. */
const KEPT_OF_ORGANISATIONS = [
  { owners: correctingOrganisations, remove: deleteCorrections },
  { owners: taggingOrganisations, remove: deletePostTags },
  { owners: hidingOrganisations, remove: deleteHiddenMentions },
  { owners: readingOrganisations, remove: deleteOrganisationEntities },
];

/** In this order: what is said in an organisation was written after the organisation. */
async function deleteOrphans({ clickhouse, postgres }: Environment): Promise<void> {
  for (const { owners, remove } of KEPT_OF_ORGANISATIONS) {
    const named = await owners(clickhouse);
    const existing = new Set(await existingOrganisations(postgres, named));
    const gone = named.filter((id) => !existing.has(id));
    if (gone.length > 0) await remove(clickhouse, gone);
  }
}

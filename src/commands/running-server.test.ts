import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock, ensureOperatorToken } from '../stores/data-lock.ts';
import { runningServer } from './running-server.ts';

const url = 'http://127.0.0.1:8080';
const servers = { databaseUrl: 'postgres://db.invalid/earshot', clickhouseUrl: 'http://clickhouse.invalid' };
const embedded = { databaseUrl: null, clickhouseUrl: null };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'earshot-running-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const hold = (holderUrl: string | null) =>
  acquireLock(dataDir, { pid: process.pid, startedAt: '2026-03-10T12:00:00.000Z', url: holderUrl });

test('is who holds the folder, with the token of the folder', async () => {
  await hold(url);
  await expect(runningServer({ dataDir, ...embedded })).rejects.toThrow('is starting');
  const token = await ensureOperatorToken(dataDir);
  expect(await runningServer({ dataDir, ...embedded })).toEqual({ url, token });
  expect(await runningServer({ dataDir, ...servers, databaseUrl: null })).toEqual({ url, token });
});

test('is nobody where the folder is free, where a command holds it, and where no store lies in it', async () => {
  await ensureOperatorToken(dataDir);
  expect(await runningServer({ dataDir, ...embedded })).toBeNull();
  const lock = await hold(null);
  expect(await runningServer({ dataDir, ...embedded })).toBeNull();
  await lock.release();
  await hold(url);
  expect(await runningServer({ dataDir, ...servers })).toBeNull();
});

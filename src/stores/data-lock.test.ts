import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireLock, DataFolderBusy, ensureOperatorToken, readLock, readOperatorToken } from './data-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'earshot-lock-')), 'deep', 'data');
});
afterEach(() => rmSync(join(dataDir, '..', '..'), { recursive: true }));

const STARTED = '2026-03-10T12:00:00.000Z';
const US = { pid: process.pid, startedAt: STARTED, url: 'http://127.0.0.1:8080' };
/** Alive for as long as the test runs, and not us. */
const OTHER = { pid: process.ppid, startedAt: STARTED, url: 'http://127.0.0.1:9090' };

function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

function writeLock(content: object | string): void {
  writeFileSync(join(dataDir, 'earshot.lock'), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the lock', () => {
  test('makes the folder, names its holder, and is gone when released', async () => {
    const lock = await acquireLock(dataDir, US);
    expect(await readLock(dataDir)).toEqual(US);
    await lock.release();
    expect(await readLock(dataDir)).toBeNull();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('a second process is refused, with the holder named', async () => {
    await acquireLock(dataDir, OTHER);
    const refused = acquireLock(dataDir, US);
    await expect(refused).rejects.toThrow(DataFolderBusy);
    await expect(refused).rejects.toThrow(`in use by the server at ${OTHER.url} (process ${OTHER.pid}, since ${STARTED})`);
    expect(await readLock(dataDir)).toEqual(OTHER);
  });

  test('a command that holds it is called one', async () => {
    await acquireLock(dataDir, { ...OTHER, url: null });
    await expect(acquireLock(dataDir, US)).rejects.toThrow('in use by another command');
  });

  test.each([
    { left: 'by a process that died', content: () => ({ ...OTHER, pid: deadPid() }) },
    { left: 'by a process whose number another one has now', content: () => ({ ...OTHER, incarnation: 'other-boot/1' }) },
    { left: 'by ourselves, as in a container where we are always process 1', content: () => US },
    { left: 'empty', content: () => '' },
    { left: 'broken', content: () => '{"pid":' },
    { left: 'as something else', content: () => '"text"' },
  ])('left $left: taken over', async ({ content }) => {
    await (await acquireLock(dataDir, US)).release();
    writeLock(content());
    const lock = await acquireLock(dataDir, US);
    expect(await readLock(dataDir)).toEqual(US);
    await lock.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('of many that find a dead holder, at most one has it', async () => {
    await (await acquireLock(dataDir, US)).release();
    writeLock({ ...OTHER, pid: deadPid() });
    // Different live pids stand for different processes.
    const tries = [process.pid, process.ppid, 1].map((pid) => acquireLock(dataDir, { ...US, pid }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('releasing twice, or after somebody else took over, leaves the other alone', async () => {
    const lock = await acquireLock(dataDir, US);
    writeLock(OTHER);
    await lock.release();
    expect(existsSync(join(dataDir, 'earshot.lock'))).toBe(true);
  });

  test.each(['', '{', 'null', '[]', '{"pid":-1}', '{"pid":0}', '{"pid":"x"}', '{"pid":1e99}'])(
    'a file that says %j is no holder, and is taken over',
    async (text) => {
      await (await acquireLock(dataDir, US)).release();
      writeFileSync(join(dataDir, 'earshot.lock'), text);
      expect(await readLock(dataDir)).toBeNull();
      await (await acquireLock(dataDir, US)).release();
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );
});

describe('the operator token', () => {
  test('is readable by this user only, and stays the same', async () => {
    const token = await ensureOperatorToken(dataDir);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(dataDir, 'operator-token')).mode & 0o777).toBe(0o600);
    expect(await ensureOperatorToken(dataDir)).toBe(token);
    expect(await readOperatorToken(dataDir)).toBe(token);
  });

  test('there is none before', async () => {
    expect(await readOperatorToken(dataDir)).toBeNull();
  });
});

/**
 * One setup at a time per folder, so that two starts side by side do not install over each other. The lock is a file
 * with the holder's process id, touched every second; a dead or silent holder loses it.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgress } from './progress.mjs';

const SILENT_AFTER = 30_000;

/** Runs `work` while holding the lock; waits for another holder first, however long it lives. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  await take(path);
  const beat = setInterval(() => touch(path), 1000);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { force: true });
  }
}

async function take(path) {
  let waiting;
  while (!tryTake(path)) {
    const holder = read(path);
    if (holder !== undefined && isStale(path, holder)) {
      setAside(path, holder);
      continue;
    }
    waiting ??= startProgress('Another start is preparing this folder');
    await pause(200);
  }
  waiting?.end('it is done');
}

function tryTake(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Of several that see the same stale lock one moves it away; whoever moved a fresh one by mistake puts it back. */
function setAside(path, holder) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== holder) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

function isStale(path, holder) {
  // Our own id in a lock that we do not hold was written by an earlier process, as happens in containers.
  if (Number(holder) === process.pid) return true;
  try {
    if (Date.now() - statSync(path).mtimeMs > SILENT_AFTER) return true;
    // An empty file is a lock being written.
    if (holder !== '') process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function touch(path) {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Somebody removed the folder under us; the work itself will say so.
  }
}

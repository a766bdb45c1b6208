/**
 * One process per data folder: the embedded stores corrupt, or crash, when two processes open them. The lock is a file
 * that names its holder; a holder that is no longer alive is taken over. Does not guard against a second machine that
 * shares the folder. Beside it lies the operator token, by which the command line talks to the running server.
 */
import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface LockHolder {
  pid: number;
  /** ISO 8601. */
  startedAt: string;
  /** Where the server answers; null for a command that works on the stores itself. */
  url: string | null;
}

interface LockFile extends LockHolder {
  /** Tells a process from a later one with the same pid, where the system can. */
  incarnation: string | null;
}

export interface DataLock {
  release(): Promise<void>;
}

/** Another live process works in the data folder. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy';

  constructor(
    dataDir: string,
    readonly holder: LockHolder,
  ) {
    const what = holder.url ? `the server at ${holder.url}` : 'another command';
    super(
      `The data folder ${dataDir} is in use by ${what} (process ${holder.pid}, since ${holder.startedAt}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

const lockPath = (dataDir: string) => join(dataDir, 'earshot.lock');
const tokenPath = (dataDir: string) => join(dataDir, 'operator-token');

/** Creates the folder where needed. Throws DataFolderBusy. */
export async function acquireLock(dataDir: string, holder: LockHolder): Promise<DataLock> {
  await mkdir(dataDir, { recursive: true });
  const mine = JSON.stringify({ ...holder, incarnation: await incarnation(holder.pid) } satisfies LockFile);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await createWhole(lockPath(dataDir), mine)) return { release: () => releaseLock(dataDir, mine) };
    const found = await readOrNull(lockPath(dataDir));
    if (found === null) continue;
    const alive = await livingHolder(found);
    if (alive && alive.pid !== holder.pid) throw new DataFolderBusy(dataDir, alive);
    await removeStale(dataDir, found);
  }
  throw new Error(`could not lock ${dataDir}: other processes are starting on it at the same time`);
}

/** Who holds the folder now; null when nobody does or the holder is dead. */
export async function readLock(dataDir: string): Promise<LockHolder | null> {
  return livingHolder(await readOrNull(lockPath(dataDir)));
}

async function livingHolder(text: string | null): Promise<LockHolder | null> {
  const { pid, startedAt, url, incarnation: noted } = parseLock(text) ?? {};
  // A file from elsewhere may say anything; zero and below mean groups of processes, which always live.
  if (!Number.isInteger(pid) || !pid || pid < 1 || !isAlive(pid)) return null;
  if (noted && noted !== (await incarnation(pid))) return null;
  return { pid, startedAt: startedAt ?? '', url: url ?? null };
}

/** The token of this folder, `given` or made on first use, and readable by this user only; it stays, so that pushing programs can keep it. */
export async function ensureOperatorToken(dataDir: string, given: string | null = null): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const token = given ?? (await readOperatorToken(dataDir)) ?? randomBytes(32).toString('base64url');
  await writeFile(tokenPath(dataDir), token, { mode: 0o600 });
  // The mode above counts only for a new file.
  await chmod(tokenPath(dataDir), 0o600);
  return token;
}

/** The token of an installation that is moved here, so that whoever pushes posts with it still can; one that is here stays. */
export async function keepOperatorToken(dataDir: string, token: string): Promise<void> {
  if ((await readOperatorToken(dataDir)) !== null) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(tokenPath(dataDir), token, { mode: 0o600 });
}

export async function readOperatorToken(dataDir: string): Promise<string | null> {
  return (await readOrNull(tokenPath(dataDir)))?.trim() || null;
}

/** Only if it does not exist, and never half written: another process may read it at any moment. */
async function createWhole(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function releaseLock(dataDir: string, mine: string): Promise<void> {
  if ((await readOrNull(lockPath(dataDir))) === mine) await rm(lockPath(dataDir), { force: true });
}

/** Moves the file aside that said `stale`; if another process took over in between, what was moved is its live lock: put it back. */
async function removeStale(dataDir: string, stale: string): Promise<void> {
  const aside = `${lockPath(dataDir)}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(lockPath(dataDir), aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readOrNull(aside)) !== stale) await link(aside, lockPath(dataDir)).catch(() => undefined);
  await rm(aside, { force: true });
}

function parseLock(text: string | null): Partial<LockFile> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but somebody else's.
    return codeOf(error) === 'EPERM';
  }
}

/** Linux: boot and start tick of the process (field 22 of proc(5) stat, counted after the name in parentheses). */
async function incarnation(pid: number): Promise<string | null> {
  const [boot, stat] = await Promise.all([readOrNull('/proc/sys/kernel/random/boot_id'), readOrNull(`/proc/${pid}/stat`)]);
  const start = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return boot && start ? `${boot.trim()}/${start}` : null;
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

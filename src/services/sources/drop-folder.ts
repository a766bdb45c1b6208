/**
 * A folder into which people and programs put files of posts. A file is taken by moving it into a folder of the process that reads it,
 * `working/CLAIM`, so that nobody else takes it; what a process leaves there that died is put back by another.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { shortName } from '../mentions/short-name.ts';

/** A file that has not changed for so long is whole. */
const SETTLED_MS = 5000;
/** Who has not been seen for so long is dead: it says every few seconds that it lives. */
const DEAD_MS = 60_000;
const ENDING = /\.(?:jsonl|ndjson|csv)(?:\.gz)?$/i;

interface Sight {
  look: string;
  since: Date;
}

export interface ReadyFile {
  name: string;
  /** Size and time of change: the same wherever the file is moved to. */
  look: string;
}

/** What dead processes have left, by name. */
export interface LeftFiles {
  putBack: string[];
  /** Could not be moved. */
  stuck: { name: string; error: unknown }[];
}

export class DropFolder {
  readonly #claim = randomUUID();
  #seen = new Map<string, Sight>();

  constructor(readonly folder: string) {}

  /** Makes the folders that are missing, and says that this process lives. */
  async open(now: Date): Promise<void> {
    for (const name of [this.#own, join(this.folder, 'done'), join(this.folder, 'failed')])
      await mkdir(name, { recursive: true });
    await utimes(this.#own, now, now);
  }

  /** The files that are whole, those first that have lain there longest. */
  async ready(now: Date): Promise<ReadyFile[]> {
    const seen = new Map<string, Sight>();
    const whole: (ReadyFile & { changed: number })[] = [];
    for (const entry of await readdir(this.folder, { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith('.') || !ENDING.test(entry.name)) continue;
      const found = await unlessGone(stat(join(this.folder, entry.name)));
      if (!found) continue;
      const look = `${found.size} ${found.mtimeMs}`;
      const before = this.#seen.get(entry.name);
      const since = before?.look === look ? before.since : now;
      seen.set(entry.name, { look, since });
      if (now.getTime() - since.getTime() >= SETTLED_MS) whole.push({ name: entry.name, look, changed: found.mtimeMs });
    }
    this.#seen = seen;
    return whole.sort((one, other) => one.changed - other.changed || (one.name < other.name ? -1 : 1));
  }

  /** Answers where it is now; null where somebody else has taken it. */
  async take(name: string): Promise<string | null> {
    this.#seen.delete(name);
    const path = join(this.#own, name);
    return (await unlessGone(rename(join(this.folder, name), path).then(() => true))) ? path : null;
  }

  async done(path: string): Promise<void> {
    await moveTo(join(this.folder, 'done'), path);
  }

  /** A sentence about it lies beside it. */
  async failed(path: string, reason: string): Promise<void> {
    const name = await moveTo(join(this.folder, 'failed'), path);
    if (name !== null) await writeFile(join(this.folder, 'failed', `${shortName(name)}.reason.txt`), `${reason}\n`);
  }

  async putBack(path: string): Promise<void> {
    await moveTo(this.folder, path);
  }

  /** One that cannot be moved keeps the others from nothing. */
  async putBackOfDead(now: Date): Promise<LeftFiles> {
    const left: LeftFiles = { putBack: [], stuck: [] };
    const working = join(this.folder, 'working');
    for (const claim of await readdir(working)) {
      const place = join(working, claim);
      const found = claim === this.#claim ? null : await unlessGone(stat(place));
      if (!found?.isDirectory() || now.getTime() - found.mtimeMs < DEAD_MS) continue;
      for (const { name } of (await unlessGone(readdir(place, { withFileTypes: true })))?.filter((one) => one.isFile()) ?? [])
        await this.putBack(join(place, name)).then(
          () => left.putBack.push(name),
          (error: unknown) => left.stuck.push({ name, error }),
        );
      await unlessGone(rmdir(place));
    }
    return left;
  }

  /** This process takes no more. */
  async close(): Promise<void> {
    await unlessGone(rmdir(this.#own));
  }

  get #own(): string {
    return join(this.folder, 'working', this.#claim);
  }
}

/** Under its own name, or one like it where that is taken: `posts.2.jsonl`. Answers the name; null where the file is gone. */
async function moveTo(folder: string, path: string): Promise<string | null> {
  const name = basename(path);
  const [ending = ''] = ENDING.exec(name) ?? [];
  const stem = shortName(name.slice(0, name.length - ending.length));
  for (let number = 1; ; number++) {
    const given = number === 1 ? name : `${stem}.${number}${ending}`;
    try {
      await moveReplacingNothing(path, join(folder, given));
      return given;
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null;
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
}

/** What a file system says that has no links, or gives none to files of others. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** A move alone would replace what is there. Rejects with `EEXIST` where there is something; whatever it rejects with, nothing has changed. */
async function moveReplacingNothing(path: string, target: string): Promise<void> {
  const isLinked = await link(path, target).then(
    () => true,
    async (error: unknown) => {
      if (!WITHOUT_LINKS.some((code) => isCode(error, code))) throw error;
      await (await open(target, 'wx')).close();
      return false;
    },
  );
  try {
    await (isLinked ? unlink(path) : rename(path, target));
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** Another process may have been faster. */
async function unlessGone<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTEMPTY')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

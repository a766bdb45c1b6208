/**
 * Imports the files that are dropped into a folder, one after the other, until it is stopped. Several processes may look at one folder.
 * Whoever dies over a file leaves it to be imported again: a post that is stored twice is one.
 */
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FAILURE_POLICIES } from '../engine/collection/failure-policy.ts';
import type { Environment } from '../services/environment.ts';
import { DropFolder, type LeftFiles } from '../services/sources/drop-folder.ts';
import { droppedSource } from '../services/sources/dropped-source.ts';
import { noteArrivals, noteFailure } from '../services/sources/note-arrivals.ts';

/** Between two looks into the folder. */
const LOOK_MS = 2000;
/** Where it cannot be looked into. */
const AWAY_MS = 30_000;
/** So long after its next try was due, a file is not there any more. */
const FORGET_MS = 24 * 60 * 60_000;

export interface DroppedFile {
  posts: number;
  rejected: number;
  /** Why it could not be read, or not to its end. */
  problem: string | null;
}

/** How a file is imported; `note` is told of posts that were not stored before when they were published. Breaks off with `stop`. */
export type ImportDropped = (path: string, note: (arrived: Date[]) => Promise<void>, stop: AbortSignal) => Promise<DroppedFile>;

export interface Dropping {
  /** Puts back what is being imported. Safe to call twice. */
  stop(): Promise<void>;
}

export function startDropping(environment: Environment, folder: string, importFile: ImportDropped): Dropping {
  const stopping = new AbortController();
  const round = new DropRound(environment, new DropFolder(folder), importFile, stopping.signal);
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const wait = await round.look().then(
        () => LOOK_MS,
        (error: unknown) => {
          environment.log.error({ err: error }, 'could not look which files were dropped');
          return AWAY_MS;
        },
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await round.end();
  })();
  return {
    async stop() {
      stopping.abort(new Error('the program is stopping'));
      await done;
    },
  };
}

export class DropRound {
  /** Files that could not be stored, by their look: which may be for their own sake, so that others have their turn meanwhile. */
  readonly #retries = new Map<string, { tries: number; notBefore: Date }>();
  /** Files that cannot be put back, of which was told. */
  #stuck = new Set<string>();
  /** The file that is being imported: one at a time, as each is as many batches as it has. */
  #running: Promise<void> | null = null;

  constructor(
    private readonly environment: Environment,
    private readonly folder: DropFolder,
    private readonly importFile: ImportDropped,
    private readonly stop: AbortSignal,
  ) {}

  /** Begins with a file that is whole, where none is being imported. */
  async look(): Promise<void> {
    const { environment, folder } = this;
    const now = environment.now();
    await folder.open(now);
    this.#tellOfLeft(await folder.putBackOfDead(now));
    const file = (await folder.ready(now)).find(({ look }) => (this.#retries.get(look)?.notBefore ?? now) <= now);
    if (!file || this.#running || this.stop.aborted) return;
    const { source, paused } = await droppedSource(environment);
    const path = paused ? null : await folder.take(file.name);
    if (path === null) return;
    this.#running = this.#import(source.id, path, file.look).finally(() => {
      this.#running = null;
    });
  }

  /** Of each that is stuck once. */
  #tellOfLeft({ putBack, stuck }: LeftFiles): void {
    const { log } = this.environment;
    if (putBack.length > 0) log.warn({ files: putBack }, 'files are imported again that somebody left who died');
    for (const { name, error } of stuck)
      if (!this.#stuck.has(name)) log.error({ file: name, err: error }, 'could not put back a file that somebody left who died');
    this.#stuck = new Set(stuck.map(({ name }) => name));
  }

  /** Once the file that was begun is imported, or put back. */
  async imported(): Promise<void> {
    await this.#running;
  }

  async end(): Promise<void> {
    await this.imported();
    await this.folder.close().catch(() => undefined);
  }

  #import(sourceId: number, path: string, look: string): Promise<void> {
    const act = { kind: 'job', labels: { queue: 'drop' }, marks: { queue: 'drop' } } as const;
    return this.environment.watch.during(act, () => this.#importFile(sourceId, path, look));
  }

  async #importFile(sourceId: number, path: string, look: string): Promise<void> {
    const { environment, folder, stop } = this;
    const file = basename(path);
    try {
      const { posts, rejected, problem } = await this.importFile(
        path,
        (arrived) => noteArrivals(environment, sourceId, arrived),
        stop,
      );
      stop.throwIfAborted();
      if (problem === null) {
        await noteArrivals(environment, sourceId, []);
        await folder.done(path);
      } else {
        await noteFailure(environment, sourceId, 'unreadable', `${file}: ${problem}`);
        await folder.failed(path, problem);
      }
      this.#retries.delete(look);
      environment.log.info({ file, posts, rejected, problem }, 'imported a file that was dropped');
    } catch (error) {
      if (!stop.aborted) await this.#retryLater(sourceId, { file, look, error });
      await folder
        .putBack(path)
        .catch((failure: unknown) => environment.log.error({ file, err: failure }, 'could not put it back'));
    }
  }

  async #retryLater(sourceId: number, { file, look, error }: { file: string; look: string; error: unknown }): Promise<void> {
    const { environment } = this;
    const now = environment.now();
    environment.log.error({ file, err: error }, 'could not import a file that was dropped; trying again');
    // Those that somebody has taken away.
    for (const [other, { notBefore }] of this.#retries)
      if (now.getTime() - notBefore.getTime() > FORGET_MS) this.#retries.delete(other);
    const tries = (this.#retries.get(look)?.tries ?? 0) + 1;
    const { first, most } = FAILURE_POLICIES.internal;
    const wait = Math.min(most, first * 2 ** (tries - 1));
    this.#retries.set(look, { tries, notBefore: new Date(now.getTime() + wait * 1000) });
    await noteFailure(environment, sourceId, 'internal', `${file} could not be stored; trying again`).catch(
      // The stores themselves may be what is away.
      () => undefined,
    );
  }
}

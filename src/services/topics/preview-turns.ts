/**
 * Whose preview is worked on now. One is asked with every pause in typing, and an answer that nobody waits for is not worth
 * a statement: of each page of a person only the newest counts, only so many run at once, and nobody has all places. What has
 * begun is not broken off, it is told that it may end.
 */
import type { Postgres } from '../../stores/postgres/client.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';

/** Fewer than chDB has readers, so that other questions find one; and one person's never hold up everybody's. */
const AT_ONCE = 3;
const AT_ONCE_OF_ONE = 2;

const turns = new WeakMap<Postgres, PreviewTurns>();

/** Of topics, alerts and searches together. By Postgres, of which there is one for each ClickHouse, and not another one for who asks patiently. */
export function previewTurns({ postgres }: Environment): PreviewTurns {
  const known = turns.get(postgres) ?? new PreviewTurns(AT_ONCE, AT_ONCE_OF_ONE);
  turns.set(postgres, known);
  return known;
}

export interface Asker {
  person: string;
  /** One of the pages that a person may have open. */
  page: string;
}

interface Waiting {
  person: string;
  begin(): void;
}

export class PreviewTurns {
  private readonly newest = new Map<string, AbortController>();
  /** Person → how many run. */
  private readonly working = new Map<string, number>();
  private readonly waiting: Waiting[] = [];

  /** How many run at once, of everybody and of one person. */
  constructor(
    private readonly places: number,
    private readonly placesOfOne: number,
  ) {}

  /**
   * Runs the work when there is a place for this person. `wanted` is aborted when `gone` is, or when a newer call of the same
   * page comes. Rejects with that reason, `conflict` for a newer call, if the work never began.
   */
  async take<T>({ person, page }: Asker, gone: AbortSignal, work: (wanted: AbortSignal) => Promise<T>): Promise<T> {
    const own = new AbortController();
    const key = JSON.stringify([person, page]);
    this.newest.get(key)?.abort(new ServiceError('conflict', 'a newer preview took the place of this one'));
    this.newest.set(key, own);
    const wanted = AbortSignal.any([gone, own.signal]);
    try {
      if (!(await this.place(person, wanted))) wanted.throwIfAborted();
      try {
        return await work(wanted);
      } finally {
        this.leave(person);
      }
    } finally {
      if (this.newest.get(key) === own) this.newest.delete(key);
    }
  }

  /** False: it was no longer wanted before there was a place. */
  private place(person: string, wanted: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        resolve(false);
      };
      const waiting: Waiting = {
        person,
        begin: () => {
          wanted.removeEventListener('abort', stop);
          resolve(true);
        },
      };
      if (wanted.aborted) return resolve(false);
      wanted.addEventListener('abort', stop, { once: true });
      this.waiting.push(waiting);
      this.beginNext();
    });
  }

  private leave(person: string): void {
    const left = this.runningOf(person) - 1;
    if (left > 0) this.working.set(person, left);
    else this.working.delete(person);
    this.beginNext();
  }

  private beginNext(): void {
    const running = [...this.working.values()].reduce((sum, count) => sum + count, 0);
    if (running >= this.places) return;
    const index = this.waiting.findIndex(({ person }) => this.runningOf(person) < this.placesOfOne);
    const [next] = index === -1 ? [] : this.waiting.splice(index, 1);
    if (!next) return;
    this.working.set(next.person, this.runningOf(next.person) + 1);
    next.begin();
  }

  private runningOf(person: string): number {
    return this.working.get(person) ?? 0;
  }
}

/** What is asked of a source under one claim: not faster than it wants, not longer than a claim lasts, and within its budget. */

import { joinSignals } from '../../joined-signals.ts';
import { PacedFetch } from '../../outside/connectors/paced-fetch.ts';
import type { KeyedReader } from '../../outside/connectors/reading.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import type { SourceFacts } from '../../stores/postgres/sources.ts';
import { timeLimit } from '../../time-limit.ts';
import type { Environment } from '../environment.ts';
import { SourceBudget } from './budget-of-source.ts';

/** A visit of many pages: between two of them, and in all; less than a claim lasts. */
const PAUSE_MS = 250;
const VISIT_MS = 4 * 60_000;
/** Of a visit, for pauses that the source wants; */
const PAUSES_MS = 3 * 60_000;
/** and after which no further query is begun: one may take a minute and more. */
const BEGINNING_MS = 2 * 60_000;

export class SourceVisit {
  readonly budget: SourceBudget;
  readonly reader: KeyedReader;
  readonly #paced: PacedFetch;
  readonly #deadline: AbortSignal;
  readonly #beginning = timeLimit(BEGINNING_MS);

  /** `pauseMs`: between two questions, where the kind of source wants its own; `longestMs`: in all. */
  constructor(
    environment: Environment,
    private readonly source: SourceFacts,
    readonly stop: AbortSignal,
    pauseMs: number | undefined,
    private readonly longestMs = VISIT_MS,
  ) {
    this.#deadline = timeLimit(longestMs);
    const { fetchWeb, pause, now } = environment;
    // The deadline comes, and with it nothing is left at `stop`, which lives on.
    const { signal } = joinSignals(stop, this.#deadline);
    const paced = new PacedFetch(fetchWeb, pauseMs ?? PAUSE_MS, (ms, given) => pause(ms, given ?? signal));
    const slowDown = (seconds: number) => {
      paced.ms = Math.max(paced.ms, 1000 * seconds);
      return Math.max(1, Math.floor(PAUSES_MS / paced.ms));
    };
    this.#paced = paced;
    this.budget = new SourceBudget(environment, source);
    // Of many questions those that were answered in time are kept, else the same would be asked, and lost, again and again.
    const fetchInTime: WebFetch = (request) =>
      paced.fetch(request).catch((error: unknown) => {
        stop.throwIfAborted();
        throw this.isOver ? this.#tooLong() : error;
      });
    this.reader = { fetchWeb: fetchInTime, now, signal, budget: this.budget, slowDown };
  }

  /** That the source wants between two questions. */
  get pauseMs(): number {
    return this.#paced.ms;
  }

  /** False where there is no time for one more query. */
  get mayGoOn(): boolean {
    return !this.#beginning.aborted;
  }

  get isOver(): boolean {
    return this.#deadline.aborted;
  }

  /** Rejects with the reason of `stop`. @throws SourceFailure where it takes longer than there is time for */
  async inTime<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.stop.throwIfAborted();
      throw this.isOver ? this.#tooLong() : error;
    }
  }

  #tooLong(): SourceFailure {
    return new SourceFailure('unreachable', `${this.source.host} took more than ${this.longestMs / 1000} seconds`);
  }
}

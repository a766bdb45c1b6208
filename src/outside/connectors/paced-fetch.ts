/** Asks one after the other, with a pause before each but the first: a reading of many pages is no flood. */
import type { WebFetch } from './web-fetch.ts';

/** Lets time pass. Rejects when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export class PacedFetch {
  #before: Promise<unknown> = Promise.resolve();
  #isFirst = true;

  /** `ms`: between two questions; may be changed. */
  constructor(
    private readonly fetchWeb: WebFetch,
    public ms: number,
    private readonly pause: Pause,
  ) {}

  readonly fetch: WebFetch = (request) => {
    const answer = this.#before.then(async () => {
      if (!this.#isFirst) await this.pause(this.ms, request.signal);
      this.#isFirst = false;
      return this.fetchWeb(request);
    });
    // Whether it failed is for whoever asked.
    this.#before = answer.catch(() => undefined);
    return answer;
  };
}

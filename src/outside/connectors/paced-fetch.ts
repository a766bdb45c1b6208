/** Asks one after the other, with a pause before each but the first: a reading of many pages is no flood. */
import type { WebFetch } from './web-fetch.ts';

/** Lets time pass. Rejects when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export function pacedFetch(fetchWeb: WebFetch, ms: number, pause: Pause): WebFetch {
  let before: Promise<unknown> = Promise.resolve();
  let isFirst = true;
  return (request) => {
    const answer = before.then(async () => {
      if (!isFirst) await pause(ms, request.signal);
      isFirst = false;
      return fetchWeb(request);
    });
    // Whether it failed is for whoever asked.
    before = answer.catch(() => undefined);
    return answer;
  };
}

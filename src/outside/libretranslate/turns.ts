/** Lets only so many questions to a server run side by side; the others wait in the order they came. */

export type Turns = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

export function createTurns(places: number): Turns {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return async (work, signal) => {
    if (taken < places) taken += 1;
    // A place is handed over as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}

/** Whoever asks for the same while it is under way gets what comes of it: what costs is done once. Ends early where nobody waits any more. */

interface UnderWay<Result> {
  result: Promise<Result>;
  waiting: number;
  nobody: AbortController;
}

export type Together<Result> = (
  key: string,
  work: (nobodyWaits: AbortSignal) => Promise<Result>,
  gone?: AbortSignal,
) => Promise<Result>;

/** Rejects as `work` does, and with the reason of `gone` for whom that is. */
export function createTogether<Result>(): Together<Result> {
  const all = new Map<string, UnderWay<Result>>();

  function begin(key: string, work: (nobodyWaits: AbortSignal) => Promise<Result>): UnderWay<Result> {
    const nobody = new AbortController();
    const one = { result: work(nobody.signal), waiting: 0, nobody };
    all.set(key, one);
    const end = () => {
      if (all.get(key) === one) all.delete(key);
    };
    one.result.then(end, end);
    return one;
  }

  return async (key, work, gone) => {
    gone?.throwIfAborted();
    const one = all.get(key) ?? begin(key, work);
    one.waiting += 1;
    try {
      return await Promise.race([one.result, ...(gone ? [abortOf(gone, one.result)] : [])]);
    } finally {
      one.waiting -= 1;
      if (one.waiting === 0) {
        // Who comes now begins anew.
        if (all.get(key) === one) all.delete(key);
        one.nobody.abort(gone?.reason);
      }
    }
  };
}

/** Rejects with its reason; leaves nothing behind on a signal that outlives the work. */
function abortOf(gone: AbortSignal, work: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(gone.reason instanceof Error ? gone.reason : new Error('aborted'));
    const stay = () => gone.removeEventListener('abort', leave);
    gone.addEventListener('abort', leave, { once: true });
    work.then(stay, stay);
  });
}

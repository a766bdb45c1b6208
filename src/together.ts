/**
 * Whoever asks for the same while it is under way gets what comes of it: what costs is done once. Ends early where nobody waits any more, at
 * once or after a while: who gives up may think better of it, and what was begun is paid for.
 */

interface UnderWay<Result> {
  result: Promise<Result>;
  waiting: number;
  nobody: AbortController;
  lingering: NodeJS.Timeout | undefined;
}

export type Together<Result> = (
  key: string,
  work: (nobodyWaits: AbortSignal) => Promise<Result>,
  gone?: AbortSignal,
) => Promise<Result>;

/** Rejects as `work` does, and with the reason of `gone` for whom that is. `lingerMs`: for so long it goes on although nobody waits. */
export function createTogether<Result>(lingerMs = 0): Together<Result> {
  const all = new Map<string, UnderWay<Result>>();

  function begin(key: string, work: (nobodyWaits: AbortSignal) => Promise<Result>): UnderWay<Result> {
    const nobody = new AbortController();
    const one: UnderWay<Result> = { result: work(nobody.signal), waiting: 0, nobody, lingering: undefined };
    all.set(key, one);
    const end = () => {
      clearTimeout(one.lingering);
      if (all.get(key) === one) all.delete(key);
    };
    one.result.then(end, end);
    return one;
  }

  /** Who comes now begins anew. */
  function giveUp(key: string, one: UnderWay<Result>, reason: unknown): void {
    all.delete(key);
    one.nobody.abort(reason);
  }

  return async (key, work, gone) => {
    gone?.throwIfAborted();
    const one = all.get(key) ?? begin(key, work);
    one.waiting += 1;
    clearTimeout(one.lingering);
    try {
      return await Promise.race([one.result, ...(gone ? [abortOf(gone, one.result)] : [])]);
    } finally {
      one.waiting -= 1;
      if (one.waiting === 0 && all.get(key) === one) {
        if (lingerMs === 0) giveUp(key, one, gone?.reason);
        else one.lingering = setTimeout(giveUp, lingerMs, key, one, gone?.reason);
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

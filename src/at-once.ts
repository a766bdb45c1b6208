/**
 * Lets a limited number of tasks run side by side; the others wait until `signal`. For questions to a model, and for passwords. Tasks of
 * nobody in particular go in the order they came. Where it is said whose they are (`of`), whoever has fewest under way goes first, then who
 * was let in longest ago; and as what is under way may take its time, nobody has all places: one is left for the others.
 */
export type Limited = <Result>(task: () => Promise<Result>, signal?: AbortSignal, of?: number) => Promise<Result>;

interface Party {
  /** Places that it may have. */
  most: number;
  running: number;
  waiting: (() => void)[];
  /** When it was let in last, in turns. */
  last: number;
}

export function createLimit(limit: number): Limited {
  const parties = new Map<number | undefined, Party>();
  let running = 0;
  let turns = 0;

  function partyOf(of: number | undefined): Party {
    const known = parties.get(of);
    if (known) return known;
    const most = of === undefined ? limit : Math.max(1, limit - 1);
    // Who comes goes before whoever was let in last, and after those who wait for longer: else who comes anew each time would always
    // be first.
    const party = { most, running: 0, waiting: [], last: turns - 1 };
    parties.set(of, party);
    return party;
  }

  function forget(of: number | undefined): void {
    const party = parties.get(of);
    if (party?.running === 0 && party.waiting.length === 0) parties.delete(of);
  }

  function letIn(): void {
    while (running < limit) {
      const [next] = [...parties.values()]
        .filter((party) => party.waiting.length > 0 && party.running < party.most)
        .toSorted((one, other) => one.running - other.running || one.last - other.last);
      const enter = next?.waiting.shift();
      if (!next || !enter) return;
      running += 1;
      turns += 1;
      next.running += 1;
      next.last = turns;
      enter();
    }
  }

  function place(signal: AbortSignal | undefined, of: number | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { waiting } = partyOf(of);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        forget(of);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(enter);
      letIn();
    });
  }

  return async (task, signal, of) => {
    await place(signal, of);
    try {
      return await task();
    } finally {
      running -= 1;
      partyOf(of).running -= 1;
      letIn();
      forget(of);
    }
  };
}

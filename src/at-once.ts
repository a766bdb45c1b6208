/** Lets a limited number of tasks run side by side; the others wait in the order they came, until `signal`. For questions to a model, and for passwords. */
export function createLimit(limit: number): <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result> {
  let running = 0;
  const queue: (() => void)[] = [];

  function place(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      // The place is handed over as it is: `running` stays.
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(enter);
    });
  }

  return async (task, signal) => {
    await place(signal);
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One after the other in this process. */

const tails = new WeakMap<object, Promise<unknown>>();

/** Work of the same queue is done in the order of the calls; what fails keeps nothing of the rest from its turn. */
export function inTurn<Result>(queue: object, work: () => Promise<Result>): Promise<Result> {
  const result = (tails.get(queue) ?? Promise.resolve()).then(work);
  tails.set(
    queue,
    result.catch(() => undefined),
  );
  return result;
}

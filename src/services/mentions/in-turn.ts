/** One after the other in this process. */

const tails = new WeakMap<object, Promise<unknown>>();

/** Work that names the same object is done in the order of the calls; what fails keeps nothing of the rest from its turn. */
export function inTurn<Result>(shared: object, work: () => Promise<Result>): Promise<Result> {
  const result = (tails.get(shared) ?? Promise.resolve()).then(work);
  tails.set(
    shared,
    result.catch(() => undefined),
  );
  return result;
}

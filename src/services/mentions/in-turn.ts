/** Looking up what is stored and storing what follows from it, one after the other in this process. */
import type { ClickHouse } from '../../stores/clickhouse/client.ts';

const tails = new WeakMap<ClickHouse, Promise<unknown>>();

/** One batch at a time looks up what is stored and stores its own, so that a batch sees the edits of the one before. */
export function inTurn<Result>(clickhouse: ClickHouse, work: () => Promise<Result>): Promise<Result> {
  const result = (tails.get(clickhouse) ?? Promise.resolve()).then(work);
  tails.set(
    clickhouse,
    result.catch(() => undefined),
  );
  return result;
}

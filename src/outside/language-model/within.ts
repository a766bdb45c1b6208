/** Work that ends with an error of its own when its time is over. `ms` undefined: it has all the time there is. */
import { withJoined } from '../../joined-signals.ts';

export async function within<Result>(
  { ms, late, signal }: { ms: number | undefined; late(): Error; signal: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  const timer = ms === undefined ? undefined : setTimeout(() => over.abort(late()), ms);
  try {
    return await withJoined([over.signal, signal], work);
  } finally {
    clearTimeout(timer);
  }
}

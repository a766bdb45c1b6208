/** Names of others one after the other, each set off by itself: one that turns the direction of writing does not turn those behind it. */
import { isolated } from '../../engine/writing/isolated.ts';

export function listed(names: readonly string[], between: string): string {
  return names.map(isolated).join(between);
}

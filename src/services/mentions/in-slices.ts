/** Long work of the one thread in short slices, so that other requests get their turn in between. */
import { setImmediate as turn } from 'node:timers/promises';

/** Chosen so that a slice of posts takes about 10 ms. */
const SLICE = 200;

export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
  slice = SLICE,
): Promise<void> {
  for (let start = 0; start < items.length; start += slice) {
    if (start > 0) await turn();
    const end = Math.min(start + slice, items.length);
    for (const [offset, item] of items.slice(start, end).entries()) work(item, start + offset);
  }
}

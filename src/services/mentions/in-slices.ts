/** Long work of the one thread in short slices, so that other requests get their turn in between. */
import { setImmediate as turn } from 'node:timers/promises';

/** Chosen so that a slice of posts takes about 10 ms. */
const SLICE = 200;

export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => void,
  slice = SLICE,
): Promise<void> {
  let index = 0;
  for (const item of items) {
    if (index > 0 && index % slice === 0) await turn();
    work(item, index++);
  }
}

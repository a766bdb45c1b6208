/**
 * Where the rows of a long list lie on the scroll bar. Browsers draw nothing beyond some 16 million pixels, so that a million rows of
 * usual height have no room: those in the middle then lie closer together on the bar than they are high. Near both ends every row keeps
 * its height, so that the ends are reached as in any list.
 */
export interface ScrollScale {
  /** Pixels, of all rows together. */
  height: number;
  /** Pixels from the top; of `count` the end. */
  placeOf(index: number): number;
  /** The row at this place; the first above all, the last below all. */
  indexAt(place: number): number;
}

const MOST = 8_000_000;
/** Rows at each end that keep their height. */
const ENDS = 1000;

/** `row`: the usual height of a row in pixels. */
export function scrollScale(count: number, row: number, most = MOST): ScrollScale {
  const height = Math.min(count * row, most);
  const squeezed = count * row > most;
  const ends = squeezed ? ENDS : 0;
  const [before, after] = [ends * row, height - ends * row];
  const middle = squeezed ? (after - before) / (count - 2 * ends) : row;
  const placeOf = (index: number) => {
    if (index <= ends) return index * row;
    if (index >= count - ends) return height - (count - index) * row;
    return before + (index - ends) * middle;
  };
  const rowAt = (place: number) => {
    if (place < before) return place / row;
    if (place >= after) return count - (height - place) / row;
    return ends + (place - before) / middle;
  };
  return { height, placeOf, indexAt: (place) => Math.max(0, Math.min(count - 1, Math.floor(rowAt(place) + 1e-6))) };
}

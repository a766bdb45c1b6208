/** Lists of places that are ascending and hold each place once: what NEAR is computed with, in time that grows with their length. */

/** The places that have one of `others` between `low` and `high` places behind them (both inclusive; negative: before). */
export function keepBeside(places: readonly number[], others: readonly number[], low: number, high: number): readonly number[] {
  const kept: number[] = [];
  let at = 0;
  for (const place of places) {
    at = firstFrom(others, at, place + low);
    const other = others[at];
    if (other === undefined) break;
    if (other <= place + high) kept.push(place);
  }
  return kept;
}

/** Index of the first of the places, from index `from` on, that is not before `place`: few steps where it is close. */
function firstFrom(places: readonly number[], from: number, place: number): number {
  let at = from;
  let step = 1;
  while (at + step <= places.length && (places[at + step - 1] as number) < place) {
    at += step;
    step *= 2;
  }
  let high = Math.min(at + step - 1, places.length);
  while (at < high) {
    const middle = (at + high) >>> 1;
    if ((places[middle] as number) < place) at = middle + 1;
    else high = middle;
  }
  return at;
}

export function union(lists: readonly (readonly number[])[]): readonly number[] {
  let rest = lists.filter((list) => list.length > 0);
  while (rest.length > 1) {
    rest = rest.flatMap((list, at) => (at % 2 === 0 ? [unionOfTwo(list, rest[at + 1] ?? [])] : []));
  }
  return rest[0] ?? [];
}

function unionOfTwo(one: readonly number[], other: readonly number[]): readonly number[] {
  if (other.length === 0) return one;
  const all: number[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const first = one[left] ?? Infinity;
    const second = other[right] ?? Infinity;
    all.push(Math.min(first, second));
    if (first <= second) left++;
    if (second <= first) right++;
  }
  return all;
}

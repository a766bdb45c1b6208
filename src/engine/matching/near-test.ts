/** Whether a packed NEAR (near-pack.ts) holds in a document; `evaluate` says the same of its node. */
import { type DocumentTerms, firstPlace } from './document-terms.ts';
import { IntList } from './int-list.ts';
import { DISTANCE, FLAGS, KEY, LEFT_SIZE, ORDERED, RIGHT_SIZE, RUN, SIZE, TERMS, TITLE_ONLY, TOKENS } from './near-pack.ts';

/** From so many pairs of places on they are not compared one by one. */
const MANY_PAIRS = 4096;

/** First and last token of each place, one after the other; kept between calls, of which one runs at a time. */
const lefts = new IntList();
const rights = new IntList();

export function nearHolds(cells: Int32Array, near: number, words: DocumentTerms): boolean {
  const left = near + TERMS;
  const right = left + (cells[near + LEFT_SIZE] as number);
  collect(cells, [right, right + (cells[near + RIGHT_SIZE] as number)], words, rights);
  if (rights.count === 0) return false;
  collect(cells, [left, right], words, lefts);
  if (lefts.count === 0) return false;
  const distance = cells[near + DISTANCE] as number;
  const flags = cells[near + FLAGS] as number;
  const meet = lefts.count * rights.count < 4 * MANY_PAIRS ? followsOneByOne : followsByPlace;
  return (
    meet(lefts, rights, { distance, flags, words }) ||
    ((flags & ORDERED) === 0 && meet(rights, lefts, { distance, flags, words }))
  );
}

/** The places of the terms that stand in a range of cells. */
function collect(cells: Int32Array, [from, to]: readonly [number, number], words: DocumentTerms, spans: IntList): void {
  spans.clear();
  for (let term = from; term < to; term += cells[term + SIZE] as number) {
    const key = cells[term + KEY] as number;
    for (let at = words.newest(key); at >= 0; at = words.earlier(at)) {
      const place = words.places[at] as number;
      if (words.keys[at] !== key || !words.standsAt(place, cells, term + RUN)) continue;
      const first = firstPlace(place, cells[term + RUN] as number);
      spans.push(first);
      spans.push(first + (cells[term + TOKENS] as number) - 1);
    }
  }
}

interface Near {
  distance: number;
  flags: number;
  words: DocumentTerms;
}

/** Whether one of the later ones begins behind one of the earlier ones, near enough. */
function followsOneByOne(earlier: IntList, later: IntList, near: Near): boolean {
  for (let one = 1; one < earlier.count; one += 2) {
    for (let other = 0; other < later.count; other += 2) {
      const between = later.at(other) - earlier.at(one) - 1;
      if (between >= 0 && between <= near.distance && inOneField(earlier.at(one), later.at(other), near)) return true;
    }
  }
  return false;
}

/** The same in time that grows with the places instead of the pairs. */
function followsByPlace(earlier: IntList, later: IntList, near: Near): boolean {
  const begins = new Uint8Array(near.words.count);
  for (let other = 0; other < later.count; other += 2) begins[later.at(other)] = 1;
  for (let one = 1; one < earlier.count; one += 2) {
    const last = earlier.at(one);
    const end = Math.min(near.words.count, last + near.distance + 2);
    for (let begin = last + 1; begin < end; begin++) if (begins[begin] === 1 && inOneField(last, begin, near)) return true;
  }
  return false;
}

/** Words of one field have nothing but words between them. */
function inOneField(one: number, other: number, { flags, words }: Near): boolean {
  const inTitle = words.isTitle(one);
  return inTitle === words.isTitle(other) && (inTitle || (flags & TITLE_ONLY) === 0);
}

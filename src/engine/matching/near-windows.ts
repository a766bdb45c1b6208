/**
 * Whether a NEAR of any depth holds in a post, however long. What it means is said by nearSpans; here only the
 * neighbourhoods of places where both sides may stand are handed to it.
 */
import type { NearNode, NearSide } from '../query/ast.ts';
import { nearSpans } from '../query/near-spans.ts';
import { BOUNDARY, TAGS } from '../text/token-text.ts';
import { indexWords } from '../text/word-index.ts';
import { SEEDS, SHORT_STEM, stemHash, textHash } from './hashing.ts';
import type { Reading } from './reading.ts';

export function windowedNear(node: NearNode): (words: Reading) => boolean {
  const left = keysOf(node.left);
  const right = keysOf(node.right);
  const reach = mostTokens(node);
  return (words) => {
    const rightPlaces = placesOf(right, words);
    if (rightPlaces.length === 0) return false;
    const places = placesOf(left, words).filter((place) => anyWithin(rightPlaces, place - reach, place + reach));
    return neighbourhoods(places, reach, words.count).some(([from, to]) => holdsBetween(node, words, from, to));
  };
}

/** Every span of the side holds a token that has one of these keys; null stands for any token. */
function keysOf(side: NearSide): (number | null)[] {
  if (side.type === 'near') return keysOf(side.left);
  if (side.type === 'or') return side.children.flatMap(keysOf);
  const whole = side.prefix ? side.tokens.slice(0, -1) : side.tokens;
  const rarest = whole.reduce((best, token) => (token.length > best.length ? token : best), '');
  if (rarest !== '') return [textHash(rarest, SEEDS.words)];
  return side.tokens.map((stem) => {
    return stem.length < SHORT_STEM ? null : stemHash(textHash(stem.slice(0, SHORT_STEM), SEEDS.words));
  });
}

/** From the first to the last token of a span. */
function mostTokens(side: NearSide): number {
  if (side.type === 'term') return side.tokens.length;
  if (side.type === 'near') return mostTokens(side.left) + side.distance + mostTokens(side.right);
  return side.children.reduce((most, child) => Math.max(most, mostTokens(child)), 0);
}

/** Ascending, each once. */
function placesOf(keys: readonly (number | null)[], words: Reading): number[] {
  if (keys.includes(null)) return Array.from({ length: words.count }, (_, place) => place);
  const places: number[] = [];
  for (const key of keys as readonly number[]) {
    for (let at = words.newest(key); at >= 0; at = words.earlier(at)) {
      if (words.keys[at] === key) places.push(words.places[at] as number);
    }
  }
  places.sort((one, other) => one - other);
  return places.filter((place, at) => place !== places[at - 1]);
}

function anyWithin(places: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return low < places.length && (places[low] as number) <= to;
}

/** Ranges of tokens, end exclusive, around places; those of places close together are one, up to a size. */
function neighbourhoods(places: readonly number[], reach: number, count: number): [number, number][] {
  const ranges: [number, number][] = [];
  let begin = 0;
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    if (next !== undefined && next - place <= 2 * reach && next - (places[begin] as number) <= 8 * reach) continue;
    ranges.push([Math.max(0, (places[begin] as number) - reach), Math.min(count, place + reach + 1)]);
    begin = at + 1;
  }
  return ranges;
}

function holdsBetween(node: NearNode, { text, starts, count }: Reading, from: number, to: number): boolean {
  const start = starts[from] as number;
  const end = to < count ? (starts[to] as number) : text.length;
  const boundary = text.indexOf(BOUNDARY);
  if (holdsIn(node, wordsIn(text, 0, boundary, [start, end]))) return true;
  return node.field !== 'title' && holdsIn(node, wordsIn(text, boundary + 1, text.length, [start, end]));
}

function holdsIn(node: NearNode, words: readonly string[]): boolean {
  return words.length > 1 && nearSpans(node, indexWords(words)).length > 0;
}

/** The words, without the tags, of the field between the first two that lie between the others. */
function wordsIn(text: string, fieldStart: number, fieldEnd: number, [start, end]: readonly [number, number]): string[] {
  const tags = text.indexOf(TAGS, fieldStart);
  const wordsEnd = tags === -1 ? fieldEnd : Math.min(tags, fieldEnd);
  const words = text.slice(Math.max(fieldStart, start), Math.min(wordsEnd, end)).trim();
  return words === '' ? [] : words.split(' ');
}

/**
 * Where the words of one field satisfy NEAR, as spans from a first to a last token. This is what `near` means; the SQL of
 * the stores and the matcher say the same in their own ways.
 */
import type { WordIndex } from '../text/word-index.ts';
import type { NearNode, NearSide } from './ast.ts';
import { follow, type SpanGroup, SpanSet, type Spans } from './spans.ts';
import { type TokenSpan, termSpans } from './term-spans.ts';

/** The field of the node is the caller's to obey. */
export function nearSpans(node: NearNode, index: WordIndex): Spans {
  return readSide(node, index).spans;
}

/** The places of those terms that take part, in no order; a place may come twice. */
export function nearParts(node: NearNode, index: WordIndex): TokenSpan[] {
  const read = readSide(node, index);
  return partsOf(read, setOf(read));
}

/** A side with its spans in the text, and the same of the sides that it is made of. */
interface Reading {
  side: NearSide;
  spans: Spans;
  parts: readonly Reading[];
}

function readSide(side: NearSide, index: WordIndex): Reading {
  const spans = new SpanSet(widthOf(side));
  if (side.type === 'term') {
    for (const { first, last } of termSpans(side, index)) spans.add(first, [last]);
    return { side, spans: spans.spans(), parts: [] };
  }
  if (side.type === 'or') {
    const parts = side.children.map((child) => readSide(child, index));
    for (const part of parts) for (const { first, lasts } of part.spans) spans.add(first, lasts);
    return { side, spans: spans.spans(), parts };
  }
  const left = readSide(side.left, index);
  const right = readSide(side.right, index);
  const keep = ({ first }: SpanGroup, followers: SpanGroup[]) => {
    for (const { lasts } of followers) spans.add(first, lasts);
  };
  follow(left.spans, right.spans, side.distance, keep);
  if (!side.ordered) follow(right.spans, left.spans, side.distance, keep);
  return { side, spans: spans.spans(), parts: [left, right] };
}

/** `wanted`: which spans of the side are of use. */
function partsOf(reading: Reading, wanted: SpanSet): TokenSpan[] {
  const { side, spans, parts } = reading;
  if (side.type === 'term')
    return spans.flatMap(({ first, lasts }) => wanted.kept(first, lasts).map((last) => ({ first, last })));
  if (side.type === 'or') return parts.flatMap((part) => partsOf(part, wanted));
  const [left, right] = parts.map((part): Part => ({ reading: part, used: new SpanSet(widthOf(part.side)) }));
  if (!left || !right) return [];
  const pass = { distance: side.distance, wanted };
  keepUsed(pass, left, right);
  if (!side.ordered) keepUsed(pass, right, left);
  return [...partsOf(left.reading, left.used), ...partsOf(right.reading, right.used)];
}

function setOf({ side, spans }: Reading): SpanSet {
  const set = new SpanSet(widthOf(side));
  for (const { first, lasts } of spans) set.add(first, lasts);
  return set;
}

/** The most tokens that a span of the side can have. */
function widthOf(side: NearSide): number {
  if (side.type === 'term') return side.tokens.length;
  if (side.type === 'or') return Math.max(0, ...side.children.map(widthOf));
  return widthOf(side.left) + side.distance + widthOf(side.right);
}

interface Pass {
  distance: number;
  wanted: SpanSet;
}

interface Part {
  reading: Reading;
  /** Gathers the spans of use. */
  used: SpanSet;
}

/** Of spans that follow each other, those whose common span is wanted. */
function keepUsed({ distance, wanted }: Pass, earlier: Part, later: Part): void {
  follow(earlier.reading.spans, later.reading.spans, distance, ({ first, lasts }, followers) => {
    const begins: number[] = [];
    for (const follower of followers) {
      const hits = wanted.kept(first, follower.lasts);
      if (hits.length === 0) continue;
      later.used.add(follower.first, hits);
      begins.push(follower.first);
    }
    let next = 0;
    const isReached = (last: number) => {
      while (next < begins.length && (begins[next] as number) <= last) next++;
      return next < begins.length && (begins[next] as number) - last - 1 <= distance;
    };
    earlier.used.add(first, lasts.filter(isReached));
  });
}

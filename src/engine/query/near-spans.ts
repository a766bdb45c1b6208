/**
 * Where the words of one field satisfy NEAR, as spans from a first to a last token. This is what `near` means; the SQL of
 * the stores and the matcher say the same in their own ways.
 */
import type { WordIndex } from '../text/word-index.ts';
import type { NearNode, NearSide } from './ast.ts';
import { type TokenSpan, termSpans } from './term-spans.ts';

/** One way in which the two sides meet. */
interface Meeting {
  left: TokenSpan;
  right: TokenSpan;
}

/** Ordered by their first, then their last token; each once. The field of the node is the caller's to obey. */
export function nearSpans(node: NearNode, index: WordIndex): TokenSpan[] {
  return inOrder(meetings(node, index).map(spanOf));
}

/** The places of those terms that take part, in no order; a place may come twice. */
export function nearParts(node: NearNode, index: WordIndex): TokenSpan[] {
  return partsOf(node, index, new Set(nearSpans(node, index).map(keyOf)));
}

/** `wanted`: which spans of the side have been used. */
function partsOf(side: NearSide, index: WordIndex, wanted: ReadonlySet<string>): TokenSpan[] {
  if (side.type === 'term') return termSpans(side, index).filter((span) => wanted.has(keyOf(span)));
  if (side.type === 'or') return side.children.flatMap((child) => partsOf(child, index, wanted));
  const used = meetings(side, index).filter((meeting) => wanted.has(keyOf(spanOf(meeting))));
  const left = new Set(used.map((meeting) => keyOf(meeting.left)));
  const right = new Set(used.map((meeting) => keyOf(meeting.right)));
  return [...partsOf(side.left, index, left), ...partsOf(side.right, index, right)];
}

function meetings(node: NearNode, index: WordIndex): Meeting[] {
  const left = sideSpans(node.left, index);
  if (left.length === 0) return [];
  const right = sideSpans(node.right, index);
  const found = follow(left, right, node.distance, (earlier, later) => ({ left: earlier, right: later }));
  if (node.ordered) return found;
  return [...found, ...follow(right, left, node.distance, (earlier, later) => ({ left: later, right: earlier }))];
}

function sideSpans(side: NearSide, index: WordIndex): TokenSpan[] {
  if (side.type === 'term') return termSpans(side, index);
  if (side.type === 'near') return nearSpans(side, index);
  return inOrder(side.children.flatMap((child) => sideSpans(child, index)));
}

/** Every later span that begins behind an earlier one, with at most `distance` tokens between. Both lists are ordered. */
function follow(
  earlier: readonly TokenSpan[],
  later: readonly TokenSpan[],
  distance: number,
  meet: (earlier: TokenSpan, later: TokenSpan) => Meeting,
): Meeting[] {
  const found: Meeting[] = [];
  for (const span of earlier) {
    for (let at = firstBehind(later, span.last); at < later.length; at++) {
      const next = later[at] as TokenSpan;
      if (next.first - span.last - 1 > distance) break;
      found.push(meet(span, next));
    }
  }
  return found;
}

/** Index of the first span that begins behind the token. */
function firstBehind(spans: readonly TokenSpan[], token: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle] as TokenSpan).first > token) high = middle;
    else low = middle + 1;
  }
  return low;
}

function spanOf({ left, right }: Meeting): TokenSpan {
  return { first: Math.min(left.first, right.first), last: Math.max(left.last, right.last) };
}

function keyOf(span: TokenSpan): string {
  return `${span.first} ${span.last}`;
}

function inOrder(spans: TokenSpan[]): TokenSpan[] {
  spans.sort((one, other) => one.first - other.first || one.last - other.last);
  return spans.filter((span, at) => {
    const before = spans[at - 1];
    return !before || before.first !== span.first || before.last !== span.last;
  });
}

/**
 * Where the words of one field satisfy NEAR. This is what `near` means; the SQL of the stores and the matcher say the same in
 * their own ways. Whichever side comes first, a NEAR of NEARs is a row of terms, and only the distance of neighbours counts:
 * so it is enough to know where the terms so far may end, and the work grows with the places of the terms, not with the pairs.
 */
import type { WordIndex } from '../text/word-index.ts';
import type { NearNode, NearSide } from './ast.ts';
import type { PlaceBudget } from './place-budget.ts';
import { keepBeside, union } from './sorted-places.ts';
import { type TokenSpan, termStarts } from './term-spans.ts';

/** The field of the node is the caller's to obey. */
export function nearHolds(node: NearNode, index: WordIndex): boolean {
  return nearEnds(node, index).length > 0;
}

/** The last tokens of its spans, ascending. */
export function nearEnds(node: NearNode, index: WordIndex): readonly number[] {
  const reading = readSide(node, index, undefined);
  return reading ? endsOf(reading, null) : [];
}

/** The places of those terms that take part, term by term. With `budget` only so many places of them are looked at. */
export function nearParts(node: NearNode, index: WordIndex, budget?: PlaceBudget): TokenSpan[] {
  const reading = readSide(node, index, budget);
  if (!reading) return [];
  takePart(reading, null, null);
  return partsOf(reading);
}

/** A side with the places of its terms. */
type Reading =
  | { type: 'term'; starts: readonly number[]; length: number; used: Set<number> }
  | { type: 'or'; parts: readonly Reading[] }
  | { type: 'near'; distance: number; orders: readonly (readonly [Reading, Reading])[] };

/** null where one of its terms that must occur does not. */
function readSide(side: NearSide, index: WordIndex, budget: PlaceBudget | undefined): Reading | null {
  if (side.type === 'term') {
    const starts = termStarts(side, index, budget?.forTerm());
    return starts.length > 0 ? { type: 'term', starts, length: side.tokens.length, used: new Set() } : null;
  }
  if (side.type === 'or') {
    const parts = side.children.flatMap((child) => readSide(child, index, budget) ?? []);
    return parts.length > 0 ? { type: 'or', parts } : null;
  }
  const left = readSide(side.left, index, budget);
  const right = left && readSide(side.right, index, budget);
  if (!left || !right) return null;
  const orders: [Reading, Reading][] = side.ordered
    ? [[left, right]]
    : [
        [left, right],
        [right, left],
      ];
  return { type: 'near', distance: side.distance, orders };
}

/** Places at the edge of a neighbour: of its last tokens or of its first; null: there is no neighbour on that side. */
type Edge = { places: readonly number[]; distance: number } | null;

/** The last tokens of those spans that follow the edge. */
function endsOf(reading: Reading, before: Edge): readonly number[] {
  if (before?.places.length === 0) return [];
  if (reading.type === 'term') return following(reading.starts, before).map((first) => first + reading.length - 1);
  if (reading.type === 'or') return union(reading.parts.map((part) => endsOf(part, before)));
  const { orders, distance } = reading;
  return union(orders.map(([earlier, later]) => endsOf(later, { places: endsOf(earlier, before), distance })));
}

/** Marks what takes part in a span between the edges; the first tokens of such spans. */
function takePart(reading: Reading, before: Edge, behind: Edge): readonly number[] {
  if (before?.places.length === 0 || behind?.places.length === 0) return [];
  if (reading.type === 'term') {
    const { length, used } = reading;
    const starts = following(reading.starts, before);
    const firsts = behind ? keepBeside(starts, behind.places, length, length + behind.distance) : starts;
    for (const first of firsts) used.add(first);
    return firsts;
  }
  if (reading.type === 'or') return union(reading.parts.map((part) => takePart(part, before, behind)));
  const { orders, distance } = reading;
  return union(
    orders.map(([earlier, later]) => {
      const firsts = takePart(later, { places: endsOf(earlier, before), distance }, behind);
      return takePart(earlier, before, { places: firsts, distance });
    }),
  );
}

function following(starts: readonly number[], before: Edge): readonly number[] {
  return before ? keepBeside(starts, before.places, -1 - before.distance, -1) : starts;
}

function partsOf(reading: Reading): TokenSpan[] {
  if (reading.type === 'term') return Array.from(reading.used, (first) => ({ first, last: first + reading.length - 1 }));
  // Both orders are made of the same two.
  return (reading.type === 'or' ? reading.parts : (reading.orders[0] ?? [])).flatMap(partsOf);
}

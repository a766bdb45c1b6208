/**
 * Where the words of one field satisfy a side of NEAR: runs from a first to a last token, both inclusive. This is what
 * `near` means; the SQL of the stores and the matcher say the same in their own ways.
 */
import type { NearNode, NearSide, TermNode } from './ast.ts';

export interface TokenSpan {
  first: number;
  last: number;
}

/** Ordered by their first, then their last token; each once. Fields of the node are the caller's to obey. */
export function nearSpans(node: NearNode, words: readonly string[]): TokenSpan[] {
  const left = sideSpans(node.left, words);
  if (left.length === 0) return [];
  const right = sideSpans(node.right, words);
  const found = follow(left, right, node.distance);
  return ordered(node.ordered ? found : [...found, ...follow(right, left, node.distance)]);
}

/** Every place of the term among the words, ascending. */
export function termSpans(term: Pick<TermNode, 'tokens' | 'prefix'>, words: readonly string[]): TokenSpan[] {
  const spans: TokenSpan[] = [];
  const { tokens } = term;
  const lead = tokens[0];
  if (lead === undefined) return spans;
  if (tokens.length === 1 && term.prefix) {
    for (const [first, word] of words.entries()) if (word.startsWith(lead)) spans.push({ first, last: first });
    return spans;
  }
  for (let first = words.indexOf(lead); first !== -1; first = words.indexOf(lead, first + 1)) {
    if (standsAt(tokens, term.prefix === true, words, first)) spans.push({ first, last: first + tokens.length - 1 });
  }
  return spans;
}

function standsAt(tokens: readonly string[], prefix: boolean, words: readonly string[], first: number): boolean {
  return tokens.every((token, at) => {
    const word = words[first + at];
    return prefix && at === tokens.length - 1 ? word?.startsWith(token) : word === token;
  });
}

function sideSpans(side: NearSide, words: readonly string[]): TokenSpan[] {
  if (side.type === 'term') return termSpans(side, words);
  if (side.type === 'near') return nearSpans(side, words);
  return ordered(side.children.flatMap((child) => sideSpans(child, words)));
}

/** Every later span that begins behind an earlier one, with at most `distance` tokens between. */
function follow(earlier: readonly TokenSpan[], later: readonly TokenSpan[], distance: number): TokenSpan[] {
  const found: TokenSpan[] = [];
  for (const { first, last } of earlier) {
    for (let at = firstBehind(later, last); at < later.length; at++) {
      const next = later[at] as TokenSpan;
      if (next.first - last - 1 > distance) break;
      found.push({ first, last: next.last });
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

function ordered(spans: TokenSpan[]): TokenSpan[] {
  spans.sort((one, other) => one.first - other.first || one.last - other.last);
  return spans.filter((span, at) => {
    const before = spans[at - 1];
    return !before || before.first !== span.first || before.last !== span.last;
  });
}

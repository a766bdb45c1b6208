/**
 * Where a post matches: the places of the query's positive terms in the original title and content. It shows every
 * occurrence of every such term, also of those the match did not need; it does not say whether the post matches.
 */
import type { MatchedSpan } from '../../contract/posts.ts';
import { type Tokens, tokenise } from '../text/tokens.ts';
import type { QueryNode } from './ast.ts';
import { positiveTerms } from './positive-terms.ts';

export interface PostText {
  title: string | null | undefined;
  content: string | null | undefined;
}

/** Title first, then by place; spans that overlap are one span. Offsets are UTF-16 units, end exclusive. */
export function explain(node: QueryNode, post: PostText): MatchedSpan[] {
  const terms = positiveTerms(node);
  return [...fieldSpans('title', post.title, terms), ...fieldSpans('content', post.content, terms)];
}

function fieldSpans(
  field: MatchedSpan['field'],
  text: string | null | undefined,
  terms: readonly (readonly string[])[],
): MatchedSpan[] {
  if (!text) return [];
  const tokens = tokenise(text);
  const places = placesOf(tokens.tokens);
  const spans = terms.flatMap((term) => termSpans(field, term, tokens, places));
  return mergeOverlaps(spans.sort((one, other) => one.start - other.start || one.end - other.end));
}

function placesOf(tokens: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const known = places.get(token);
    if (known) known.push(index);
    else places.set(token, [index]);
  }
  return places;
}

function termSpans(
  field: MatchedSpan['field'],
  term: readonly string[],
  { tokens, starts, ends }: Tokens,
  places: ReadonlyMap<string, number[]>,
): MatchedSpan[] {
  const spans: MatchedSpan[] = [];
  for (const first of places.get(term[0] ?? '') ?? []) {
    const start = starts[first];
    const end = ends[first + term.length - 1];
    if (start === undefined || end === undefined) continue;
    if (term.every((token, at) => tokens[first + at] === token)) spans.push({ field, start, end });
  }
  return spans;
}

/** Spans arrive ordered by start. Spans that only touch stay apart. */
function mergeOverlaps(spans: readonly MatchedSpan[]): MatchedSpan[] {
  const merged: MatchedSpan[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

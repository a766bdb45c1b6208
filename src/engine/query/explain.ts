/**
 * Where a post matches: the places of the query's positive terms in the original title and content. It shows every
 * occurrence of every such term, also of those the match did not need; it does not say whether the post matches.
 */
import type { MatchedSpan } from '../../contract/posts.ts';
import { exactPlaces } from '../text/exact-pattern.ts';
import type { TokenList } from '../text/tags.ts';
import { tokenise } from '../text/tokens.ts';
import { indexWords, type WordIndex } from '../text/word-index.ts';
import type { QueryNode } from './ast.ts';
import { nearParts } from './near-spans.ts';
import { type Leaf, positiveTerms } from './positive-terms.ts';
import { type TokenSpan, termSpans } from './term-spans.ts';

export interface PostText {
  title: string | null | undefined;
  content: string | null | undefined;
}

export interface ExplainedTerm {
  term: Leaf;
  /** None where the term does not occur, or is no matter of the text (author, site, language, source). */
  spans: MatchedSpan[];
}

/**
 * Title first, then by place; spans that overlap are one span. Offsets are UTF-16 units, end exclusive. A beginning of a
 * word marks the whole word, NEAR only the words that meet within their distance, a tag its sign too.
 */
export function explain(node: QueryNode, post: PostText): MatchedSpan[] {
  return mergeOverlaps(explainTerms(node, post).flatMap(({ spans }) => spans));
}

/** Each positive term of the query with its own places: why a post is here, and why not. */
export function explainTerms(node: QueryNode, post: PostText): ExplainedTerm[] {
  const fields = [readField('title', post.title), readField('content', post.content)];
  return positiveTerms(node).map((term) => ({ term, spans: mergeOverlaps(fields.flatMap((field) => leafSpans(term, field))) }));
}

interface Field {
  name: MatchedSpan['field'];
  text: string;
  words: Tokens;
  tags: Tokens;
}

interface Tokens {
  list: TokenList;
  index: WordIndex;
}

function readField(name: Field['name'], text: string | null | undefined): Field {
  const { tags, ...words } = tokenise(text ?? '');
  return { name, text: text ?? '', words: indexed(words), tags: indexed(tags) };
}

function indexed(list: TokenList): Tokens {
  return { list, index: indexWords(list.tokens) };
}

function leafSpans(leaf: Leaf, field: Field): MatchedSpan[] {
  if ('field' in leaf && leaf.field === 'title' && field.name !== 'title') return [];
  switch (leaf.type) {
    case 'term':
      return [field.words, field.tags].flatMap(({ list, index }) => placed(field, list, termSpans(leaf, index)));
    case 'near':
      return placed(field, field.words.list, nearParts(leaf, field.words.index));
    case 'exact':
      return exactPlaces(leaf.text, field.text).map((place) => ({ field: field.name, ...place }));
    default:
      return [];
  }
}

function placed({ name }: Field, { starts, ends }: TokenList, spans: readonly TokenSpan[]): MatchedSpan[] {
  return spans.map(({ first, last }) => ({ field: name, start: starts[first] as number, end: ends[last] as number }));
}

/** Spans that only touch stay apart. */
function mergeOverlaps(spans: readonly MatchedSpan[]): MatchedSpan[] {
  const merged: MatchedSpan[] = [];
  for (const span of spans.toSorted(byPlace)) {
    const last = merged.at(-1);
    if (last && last.field === span.field && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function byPlace(one: MatchedSpan, other: MatchedSpan): number {
  if (one.field !== other.field) return one.field === 'title' ? -1 : 1;
  return one.start - other.start || one.end - other.end;
}

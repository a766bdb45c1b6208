/**
 * Where a post matches: the places of the query's positive terms in the original title and content. It shows every
 * occurrence of every such term, also of those the match did not need; it does not say whether the post matches.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { MatchedSpan } from '../../contract/posts.ts';
import { exactPlaces } from '../text/exact-pattern.ts';
import type { TokenList } from '../text/tags.ts';
import { tokenise } from '../text/tokens.ts';
import { indexWords, type WordIndex } from '../text/word-index.ts';
import type { ExactNode, QueryNode, TermNode } from './ast.ts';
import { nearParts } from './near-spans.ts';
import { PlaceBudget } from './place-budget.ts';
import { type Leaf, positiveTerms } from './positive-terms.ts';
import { rarest, type TokenSpan, termStarts } from './term-spans.ts';

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
 *
 * Bounded, since it is asked while somebody waits: of each field LIMITS.shownContent characters are read, and
 * LIMITS.explainedPlaces places of the terms are looked at, then only the first ten of each further term. A post that is long
 * and says one thing over and over may therefore miss marks; every other post has all.
 */
export function explain(node: QueryNode, post: PostText): MatchedSpan[] {
  return mergeOverlaps(explainTerms(node, post).flatMap(({ spans }) => spans));
}

/** Each positive term of the query with its own places: why a post is here, and why not. */
export function explainTerms(node: QueryNode, post: PostText): ExplainedTerm[] {
  const fields = [readField('title', post.title), readField('content', post.content)];
  const budget = new PlaceBudget();
  return positiveTerms(node).map((term) => ({
    term,
    spans: mergeOverlaps(fields.flatMap((field) => leafSpans(term, field, budget))),
  }));
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

function readField(name: Field['name'], written: string | null | undefined): Field {
  const text = shown(written ?? '');
  const { tags, ...words } = tokenise(text);
  return { name, text, words: indexed(words), tags: indexed(tags) };
}

/** Counted in code points, as the content that is sent out, which has an ellipsis besides. */
function shown(text: string): string {
  if (text.length <= LIMITS.shownContent) return text;
  let end = 0;
  for (let count = 0; count <= LIMITS.shownContent && end < text.length; count++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

function indexed(list: TokenList): Tokens {
  return { list, index: indexWords(list.tokens) };
}

function leafSpans(leaf: Leaf, field: Field, budget: PlaceBudget): MatchedSpan[] {
  if ('field' in leaf && leaf.field === 'title' && field.name !== 'title') return [];
  switch (leaf.type) {
    case 'term':
      return [field.words, field.tags].flatMap(({ list, index }) => placed(field, list, termSpans(leaf, index, budget)));
    case 'near':
      return placed(field, field.words.list, nearParts(leaf, field.words.index, budget));
    case 'exact':
      return exactSpans(leaf, field, budget);
    default:
      return [];
  }
}

function termSpans(term: TermNode, index: WordIndex, budget: PlaceBudget): TokenSpan[] {
  return termStarts(term, index, budget.forTerm()).map((first) => ({ first, last: first + term.tokens.length - 1 }));
}

function exactSpans({ text }: ExactNode, field: Field, budget: PlaceBudget): MatchedSpan[] {
  // Where a spelling is found its tokens are: thousands of spellings are looked for only around the rarest token of each.
  const { tokens } = tokenise(text);
  const { index, list } = field.words;
  const { places: anchors } = rarest({ tokens }, index);
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = Math.max(0, (list.starts[first] ?? 0) - text.length);
  const end = (list.ends[last] ?? 0) + text.length;
  const places = exactPlaces(text, field.text, { within: { start, end }, mayTry: budget.forTerm() });
  return places.map((place) => ({ field: field.name, ...place }));
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

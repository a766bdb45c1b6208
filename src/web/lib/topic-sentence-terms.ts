/**
 * Terms of a query as words without a verb: "A, B or C", "A within 3 words of (B or C)". A list inside a list stands in
 * brackets, except on the first level, where a stronger joining word tells the levels apart.
 */
import type { SyntaxNode, SyntaxTerm } from '../../engine/query/syntax.ts';
import type { ClauseKind, SentenceWords } from './topic-sentence-words.ts';

export interface SentencePart {
  text: string;
  keyword: boolean;
}

export interface Saying {
  words: SentenceWords;
  /** Entries shown of a list. */
  most: number;
}

/** `top`: the whole of what a verb says. `alone`: with nothing beside it. `listed`: an entry of a list or a side of NEAR. */
type Place = 'top' | 'alone' | 'listed';
type Join = SyntaxNode & { type: 'and' | 'or' };

export function sayTerms(node: SyntaxNode, saying: Saying, place: Place, kind: ClauseKind = 'text'): SentencePart[] {
  const { words } = saying;
  switch (node.type) {
    case 'and':
    case 'or':
      if (place === 'listed') return bracketed(sayList(node, saying, 'alone', kind), words);
      return sayList(node, saying, place, kind);
    case 'not':
      return [word(words.not), ...sayTerms(node.child, saying, 'listed', kind)];
    case 'near': {
      const left = sayTerms(node.left, saying, 'listed', kind);
      const right = sayTerms(node.right, saying, 'listed', kind);
      const said = fill(words.near(node.distance, node.ordered), { left, right });
      return place === 'listed' ? bracketed(said, words) : said;
    }
    case 'field':
      return node.field === 'hashtag' ? sayTags(node.child, saying, place) : sayTerms(node.child, saying, place, kind);
    default:
      return sayTerm(node, words, kind);
  }
}

function sayTerm(term: SyntaxTerm, words: SentenceWords, kind: ClauseKind): SentencePart[] {
  if (kind === 'lang') return [keyword(words.language(term.text))];
  if (kind === 'source') return [keyword(words.mediaType(term.text))];
  const what = [keyword(shortened(term.text))];
  if (term.type === 'exact') return fill(words.exact, { what });
  return term.prefix ? fill(words.prefix, { what }) : what;
}

/** `hashtag:tea` is `#tea`. */
function sayTags(node: SyntaxNode, saying: Saying, place: Place): SentencePart[] {
  return sayTerms(node, saying, place).map((part) =>
    part.keyword && !/^[#＃]/.test(part.text) ? keyword(`#${part.text}`) : part,
  );
}

function sayList(node: Join, saying: Saying, place: 'top' | 'alone', kind: ClauseKind): SentencePart[] {
  const { words } = saying;
  const { positive, negative } = node.type === 'and' ? split(node) : { positive: node.children, negative: [] };
  if (positive.length === 0) return sayEntries(node.children, node.type, saying, 'listed', kind);
  const strong = place === 'top' && positive.length > 1 && positive.some(isJoin);
  const [only] = positive;
  const entries =
    only && positive.length === 1
      ? sayTerms(only, saying, only.type === 'or' && place === 'alone' ? 'listed' : 'alone', kind)
      : sayEntries(positive, node.type, saying, strong ? 'alone' : 'listed', kind);
  if (negative.length === 0) return entries;
  const without = negative.flatMap((child) => (child.type === 'or' ? child.children : [child]));
  const denied: SyntaxNode[] = without.length === 1 ? without : [{ type: 'or', start: 0, end: 0, children: without }];
  return [
    ...entries,
    word(place === 'top' ? words.butNot : words.innerButNot),
    ...denied.flatMap((child) => sayTerms(child, saying, place === 'top' && child.type === 'or' ? 'alone' : 'listed', kind)),
  ];
}

/** `listed` entries follow one another as a plain list, others with the stronger word between them. */
function sayEntries(
  nodes: readonly SyntaxNode[],
  type: 'and' | 'or',
  saying: Saying,
  place: 'alone' | 'listed',
  kind: ClauseKind,
): SentencePart[] {
  const { words, most } = saying;
  // One entry more than fits is shown rather than counted: "+1" is no shorter than the word.
  const shown = nodes.length <= most + 1 ? nodes : nodes.slice(0, most);
  const hidden = nodes.length - shown.length;
  const entries = shown.map((node) => sayTerms(node, saying, place, kind));
  if (hidden > 0) entries.push([word(words.more(hidden))]);
  const last = type === 'and' ? words.and : words.or;
  const strong = type === 'and' ? words.andAlso : words.orElse;
  return entries.flatMap((entry, at) => {
    if (at === 0) return entry;
    if (place === 'alone') return [word(strong), ...entry];
    return [word(at === entries.length - 1 ? last : words.comma), ...entry];
  });
}

/** The children of a join that must occur, and what those that must not are the denial of. */
export function split(node: SyntaxNode): { positive: readonly SyntaxNode[]; negative: readonly SyntaxNode[] } {
  if (node.type !== 'and') return { positive: node.type === 'or' ? node.children : [node], negative: [] };
  return {
    positive: node.children.filter((child) => child.type !== 'not'),
    negative: node.children.flatMap((child) => (child.type === 'not' ? [child.child] : [])),
  };
}

/** The template with its holes filled by parts. */
export function fill(template: string, holes: Readonly<Record<string, readonly SentencePart[]>>): SentencePart[] {
  return template.split(/\{\{(\w+)\}\}/).flatMap((piece, at) => (at % 2 === 1 ? (holes[piece] ?? []) : [word(piece)]));
}

export function word(text: string): SentencePart {
  return { text, keyword: false };
}

function keyword(text: string): SentencePart {
  return { text, keyword: true };
}

function bracketed(parts: readonly SentencePart[], words: SentenceWords): SentencePart[] {
  return [word(words.open), ...parts, word(words.close)];
}

/** Characters of one term that a sentence says: the whole of it stands in the query. */
const TERM_SHOWN = 60;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > TERM_SHOWN ? `${characters.slice(0, TERM_SHOWN).join('')}…` : text;
}

function isJoin(node: SyntaxNode): node is Join {
  return node.type === 'and' || node.type === 'or';
}

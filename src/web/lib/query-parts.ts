/**
 * What each part of a query means, as a tree: a line for every operator and every term, with what stands below it. It says in full what
 * topic-sentence.ts says in short: how far NEAR reaches, what a star is, and what belongs together where no parentheses say it.
 */
import { print } from '../../engine/query/print.ts';
import { hashtagText, readTerm, starCounts } from '../../engine/query/read-term.ts';
import type { QueryField, SyntaxNode, SyntaxTerm } from '../../engine/query/syntax.ts';
import { tokenise } from '../../engine/text/tokens.ts';
import { shortened } from './shortened.ts';

/** Names of the words in `query:parts`. */
export type PartMeaning =
  | 'and'
  | 'or'
  | 'not'
  /** A NOT that by itself leaves no post out. */
  | 'without'
  | 'near'
  | 'onear'
  | 'word'
  | 'character'
  | 'words'
  | 'characters'
  | 'emoji'
  | 'prefix'
  | 'exact'
  | 'hashtag'
  | 'hashtagPrefix'
  | 'handle'
  | 'handlePrefix'
  | 'authorPrefix'
  | `in_${Exclude<QueryField, 'hashtag'>}`
  | `of_${'author' | 'site' | 'lang' | 'source'}`;

export interface QueryPart {
  /** As it is written, without what is below it: `NEAR/5`, `"Star Ferry"`, `title:`. */
  text: string;
  means: PartMeaning;
  /** Of NEAR: tokens between its sides. */
  distance?: number;
  /** What is looked for, without its signs; of a field for its name. */
  value?: string;
  /** How it is read, where signs in it do not count. */
  read?: string;
  /** Of NEAR: both sides in the title, or both in the text. */
  inOnePlace?: true;
  parts: readonly QueryPart[];
  /** Of a long list those that are not among `parts`. */
  hidden: number;
}

/** Of one list; the rest is a number. */
const SHOWN = 40;

export function queryParts(node: SyntaxNode): QueryPart {
  return partOf(node, { field: null, isAsked: true });
}

/** The text with every AND written, and parentheses wherever AND meets OR; null where it is written so, but for spaces. */
export function readAs(text: string, tree: SyntaxNode): string | null {
  const printed = print(tree);
  return bare(printed) === bare(text) ? null : printed;
}

function bare(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\( | \)/gu, (sign) => sign.trim())
    .trim();
}

interface Place {
  field: QueryField | null;
  /** Only ANDs stand above: what it says is asked of every post. */
  isAsked: boolean;
}

function partOf(node: SyntaxNode, place: Place): QueryPart {
  const { field, isAsked } = place;
  const inside: Place = { field, isAsked: false };
  switch (node.type) {
    case 'and':
      return { text: 'AND', means: 'and', ...listOf(node.children, place) };
    case 'or':
      return { text: 'OR', means: 'or', ...listOf(node.children, inside) };
    case 'not':
      return { text: 'NOT', means: isAsked ? 'not' : 'without', ...listOf([node.child], inside) };
    case 'near': {
      const { ordered, distance, left, right } = node;
      const near = { text: `${ordered ? 'ONEAR' : 'NEAR'}/${distance}`, distance, ...listOf([left, right], inside) };
      return { ...near, means: ordered ? 'onear' : 'near', ...(field === null && { inOnePlace: true }) };
    }
    case 'field':
      return fieldOf(node.field, node.child);
    default:
      return leafOf(node, field);
  }
}

function fieldOf(field: QueryField, child: SyntaxNode): QueryPart {
  const place = { field, isAsked: false };
  if (field === 'hashtag') return partOf(child, place);
  if (isTerm(child) && field !== 'title') return leafOf(child, field, `${field}:`);
  return { text: `${field}:`, means: `in_${field}`, ...listOf([child], place) };
}

function listOf(nodes: readonly SyntaxNode[], place: Place): Pick<QueryPart, 'parts' | 'hidden'> {
  const shown = nodes.length <= SHOWN + 1 ? nodes : nodes.slice(0, SHOWN);
  return { parts: shown.map((node) => partOf(node, place)), hidden: nodes.length - shown.length };
}

function leafOf(written: SyntaxTerm, field: QueryField | null, before = ''): QueryPart {
  const term = field === 'hashtag' ? { ...written, text: hashtagText(written.text) } : written;
  const means = meaningOf(term, field);
  const leaf = { text: before + shortened(print(term)), value: shortened(term.text), means, parts: [], hidden: 0 };
  const read = means === 'exact' || isFact(field) ? null : withoutSigns(term.text);
  return read === null ? leaf : { ...leaf, read: shortened(read) };
}

function meaningOf(term: SyntaxTerm, field: QueryField | null): PartMeaning {
  const isPrefix = term.prefix && starCounts(term.text);
  if (field === 'author') return isPrefix ? 'authorPrefix' : 'of_author';
  if (isFact(field)) return `of_${field}`;
  if (term.type === 'exact') return 'exact';
  const { isTag, tags, words } = readTerm(term.text);
  if (isTag) return `${tags[0]?.startsWith('@') ? 'handle' : 'hashtag'}${isPrefix ? 'Prefix' : ''}`;
  if (isPrefix) return 'prefix';
  if (words.every((word) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(word)))
    return words.length > 1 ? 'characters' : 'character';
  if (words.length > 1) return 'words';
  return /[\p{L}\p{N}]/u.test(words[0] ?? '') ? 'word' : 'emoji';
}

function isFact(field: QueryField | null): field is 'site' | 'lang' | 'source' {
  return field === 'site' || field === 'lang' || field === 'source';
}

/** null where every sign counts: those of tags do. */
function withoutSigns(text: string): string | null {
  const { starts, ends, tags } = tokenise(text);
  const pieces = starts.flatMap((start, at) => (start === starts[at - 1] ? [] : [{ start, end: ends[at] ?? start }]));
  const between = [0, ...pieces.map(({ end }) => end)].map((from, at) => text.slice(from, pieces[at]?.start));
  const isPlain = tags.tokens.length > 0 || !between.some((gap) => /[\p{P}\p{S}]/u.test(gap));
  return isPlain ? null : pieces.map(({ start, end }) => text.slice(start, end)).join(' ');
}

function isTerm(node: SyntaxNode): node is SyntaxTerm {
  return node.type === 'word' || node.type === 'phrase' || node.type === 'exact';
}

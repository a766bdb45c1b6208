/**
 * What each part of a query means, as a tree: a line for every operator and every term, with what stands below it. It says in full what
 * topic-sentence.ts says in short: how far NEAR reaches, what a star is, and what belongs together where no parentheses say it.
 */
import { print } from '../../engine/query/print.ts';
import { hashtagText, readTerm } from '../../engine/query/read-term.ts';
import type { QueryField, SyntaxNode, SyntaxTerm } from '../../engine/query/syntax.ts';

/** Names of the words in `query:parts`. */
export type PartMeaning =
  | 'and'
  | 'or'
  | 'not'
  | 'near'
  | 'onear'
  | 'word'
  | 'character'
  | 'words'
  | 'characters'
  | 'prefix'
  | 'exact'
  | 'hashtag'
  | 'handle'
  | `in_${Exclude<QueryField, 'hashtag'>}`
  | `of_${'author' | 'site' | 'lang' | 'source'}`;

export interface QueryPart {
  /** As it is written, without what is below it: `NEAR/5`, `"Star Ferry"`, `title:`. */
  text: string;
  means: PartMeaning;
  /** Of NEAR: tokens between its sides. */
  distance?: number;
  /** The value of a field, for its name. */
  value?: string;
  parts: readonly QueryPart[];
  /** Of a long list those that are not among `parts`. */
  hidden: number;
}

/** Of one list; the rest is a number. */
const SHOWN = 40;

export function queryParts(node: SyntaxNode): QueryPart {
  return partOf(node, null);
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

type Within = Exclude<QueryField, 'title'> | null;

function partOf(node: SyntaxNode, within: Within): QueryPart {
  switch (node.type) {
    case 'and':
    case 'or':
      return { text: node.type.toUpperCase(), means: node.type, ...listOf(node.children, within) };
    case 'not':
      return { text: 'NOT', means: 'not', ...listOf([node.child], within) };
    case 'near': {
      const { ordered, distance, left, right } = node;
      const text = `${ordered ? 'ONEAR' : 'NEAR'}/${distance}`;
      return { text, means: ordered ? 'onear' : 'near', distance, ...listOf([left, right], within) };
    }
    case 'field': {
      const { field, child } = node;
      if (field === 'hashtag') return partOf(child, field);
      if (isTerm(child) && field !== 'title') return { ...leafOf(child, field), text: `${field}:${print(child)}` };
      return { text: `${field}:`, means: `in_${field}`, ...listOf([child], field === 'title' ? null : field) };
    }
    default:
      return leafOf(node, within);
  }
}

function listOf(nodes: readonly SyntaxNode[], within: Within): Pick<QueryPart, 'parts' | 'hidden'> {
  const shown = nodes.length <= SHOWN + 1 ? nodes : nodes.slice(0, SHOWN);
  return { parts: shown.map((node) => partOf(node, within)), hidden: nodes.length - shown.length };
}

function leafOf(term: SyntaxTerm, within: Within): QueryPart {
  const leaf = { text: print(term), parts: [], hidden: 0 };
  if (within === 'hashtag') return { ...leaf, text: hashtagText(leaf.text), means: 'hashtag' };
  if (within !== null) return { ...leaf, means: `of_${within}`, value: term.text };
  return { ...leaf, means: meaningOf(term), value: term.text };
}

function meaningOf(term: SyntaxTerm): PartMeaning {
  if (term.type === 'exact') return 'exact';
  const { isTag, tags, words } = readTerm(term.text);
  if (isTag) return tags[0]?.startsWith('@') ? 'handle' : 'hashtag';
  if (term.prefix) return 'prefix';
  if (words.every((word) => /^\p{Script=Han}$/u.test(word))) return words.length > 1 ? 'characters' : 'character';
  return words.length > 1 ? 'words' : 'word';
}

function isTerm(node: SyntaxNode): node is SyntaxTerm {
  return node.type === 'word' || node.type === 'phrase' || node.type === 'exact';
}

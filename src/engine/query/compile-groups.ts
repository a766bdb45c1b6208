/**
 * Keyword groups of the basic mode as a tree of the keyword language, and back where groups can say the same: the words of a
 * group are alternatives, the operator joins the groups. A keyword is plain words: what would mean more in the language is
 * put in quotes.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { KeywordGroups } from '../../contract/topics.ts';
import { parse } from './parse.ts';
import type { SyntaxNode, SyntaxTerm } from './syntax.ts';

/** Nodes of no text: printed and parsed again they get their places. */
const NOWHERE = { start: 0, end: 0 };

/** null where there is no keyword. */
export function groupsToSyntax({ operator, groups }: KeywordGroups): SyntaxNode | null {
  const type = operator === 'AND' ? 'and' : 'or';
  return join(
    type,
    groups.flatMap((words) => join('or', words.map(termOf)) ?? []),
  );
}

/** null where groups cannot say it: exact spelling, a star, NOT, NEAR, a field, an AND inside an OR. */
export function syntaxToGroups(tree: SyntaxNode): KeywordGroups | null {
  const parts = tree.type === 'and' ? tree.children : [tree];
  const groups: string[][] = [];
  for (const part of parts) {
    const words = (part.type === 'or' ? part.children : [part]).map(keywordOf);
    if (words.some((word) => word === null)) return null;
    groups.push(words.filter((word) => word !== null));
  }
  return groups.length > LIMITS.groups ? null : { operator: 'AND', groups };
}

function join(type: 'and' | 'or', nodes: readonly SyntaxNode[]): SyntaxNode | null {
  const children = nodes.flatMap((node) => (node.type === type ? node.children : [node]));
  return children.length > 1 ? { type, children, ...NOWHERE } : (children[0] ?? null);
}

function termOf(keyword: string): SyntaxTerm {
  return { type: isWord(keyword) ? 'word' : 'phrase', text: keyword, prefix: false, ...NOWHERE };
}

/** Whether the language reads it as it stands as just this one word. */
function isWord(keyword: string): boolean {
  const { tree, problems } = parse(keyword, { fixes: false });
  return problems.length === 0 && tree?.type === 'word' && !tree.prefix && tree.text === keyword;
}

function keywordOf(node: SyntaxNode): string | null {
  if ((node.type !== 'word' && node.type !== 'phrase') || node.prefix) return null;
  const text = node.text.trim();
  return text.length > LIMITS.keywordLength ? null : text;
}

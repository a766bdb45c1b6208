/**
 * A query as clauses with a verb: "mention A or B", "are in English", joined by "and", "or", "but". What is asked of the text
 * needs its verb only once, so its terms are gathered into one clause; see topic-sentence-terms.ts for those.
 */
import type { SyntaxNode } from '../../engine/query/syntax.ts';
import { fill, type Saying, type SentencePart, sayTerms, split, word } from './topic-sentence-terms.ts';
import type { ClauseKind } from './topic-sentence-words.ts';

export function sayClause(node: SyntaxNode, saying: Saying): SentencePart[] {
  const kind = kindOf(node);
  if (kind === 'text' && node.type !== 'not') {
    const { positive } = split(node);
    if (positive.length > 0) return verb('text', false, sayTerms(node, saying, 'top'), saying);
    return verb('text', true, sayTerms(orOf(node, split(node).negative), saying, 'alone'), saying);
  }
  if (node.type === 'field' && kind) return verb(kind, false, sayTerms(node.child, saying, 'alone', kind), saying);
  if (node.type === 'not') return sayDenied(node.child, saying);
  if (node.type === 'and' || node.type === 'or') return sayJoin(node, saying);
  return verb('text', false, sayTerms(node, saying, 'top'), saying);
}

function sayDenied(child: SyntaxNode, saying: Saying): SentencePart[] {
  const kind = kindOf(child);
  if (kind) return verb(kind, true, sayTerms(child.type === 'field' ? child.child : child, saying, 'alone', kind), saying);
  if (child.type === 'not') return sayClause(child.child, saying);
  if (child.type !== 'and' && child.type !== 'or') return sayClause(child, saying);
  // Not (A and B) is said as not A, or not B: a verb can be denied, a group of clauses cannot.
  const children = child.children.map((one): SyntaxNode => ({ ...spanOf(one), type: 'not', child: one }));
  return sayClause({ ...child, type: child.type === 'and' ? 'or' : 'and', children }, saying);
}

function sayJoin(node: SyntaxNode & { type: 'and' | 'or' }, saying: Saying): SentencePart[] {
  const { words, most } = saying;
  const positive = gathered(node.type, split(node).positive, node);
  const negative = node.type === 'and' ? gathered('or', split(node).negative, node) : [];
  const clauses = [
    ...positive.map((child) => ({ parts: inner(child, saying), denied: false })),
    ...negative.map((child) => ({ parts: inner({ ...spanOf(child), type: 'not', child }, saying), denied: true })),
  ];
  const shown = clauses.length <= most + 1 ? clauses : clauses.slice(0, most);
  const hidden = clauses.length - shown.length;
  const between = word(node.type === 'and' ? words.andClause : words.orClause);
  return [
    ...shown.flatMap(({ parts, denied }, at) => {
      if (at === 0) return parts;
      const turn = denied && !shown[at - 1]?.denied;
      return [turn ? word(words.butClause) : between, ...parts];
    }),
    ...(hidden > 0 ? [between, word(words.moreClauses(hidden))] : []),
  ];
}

/** A clause among others: in brackets where it is several clauses itself. */
function inner(node: SyntaxNode, saying: Saying): SentencePart[] {
  const parts = sayClause(node, saying);
  const several = kindOf(node.type === 'not' ? node.child : node) === null;
  return several ? [word(saying.words.open), ...parts, word(saying.words.close)] : parts;
}

/** Everything asked of the text as one node, standing where the first of it stood. */
function gathered(type: 'and' | 'or', nodes: readonly SyntaxNode[], at: SyntaxNode): SyntaxNode[] {
  const text = nodes.filter((node) => kindOf(node) === 'text');
  const [first] = text;
  if (!first || text.length === 1) return [...nodes];
  const one: SyntaxNode = { ...spanOf(at), type, children: text };
  return nodes.flatMap((node) => (node === first ? [one] : text.includes(node) ? [] : [node]));
}

function orOf(at: SyntaxNode, nodes: readonly SyntaxNode[]): SyntaxNode {
  const [only] = nodes;
  return only && nodes.length === 1 ? only : { ...spanOf(at), type: 'or', children: nodes };
}

/** What a whole tree asks of; null where parts of it ask of different things. */
function kindOf(node: SyntaxNode): ClauseKind | null {
  switch (node.type) {
    case 'field':
      return node.field === 'hashtag' ? 'text' : node.field;
    case 'and':
    case 'or':
      return node.children.every((child) => kindOf(child) === 'text') ? 'text' : null;
    case 'not':
      return kindOf(node.child) === 'text' ? 'text' : null;
    default:
      return 'text';
  }
}

function verb(kind: ClauseKind, denied: boolean, what: readonly SentencePart[], { words }: Saying): SentencePart[] {
  return fill(words.clause(kind, denied), { what });
}

function spanOf({ start, end }: SyntaxNode): { start: number; end: number } {
  return { start, end };
}

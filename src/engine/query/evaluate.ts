/**
 * Whether a post matches: the reference meaning of a query, as simple as it can be said. The matcher and the SQL of the
 * stores answer the same, faster.
 */
import { exactRegExp } from '../text/exact-pattern.ts';
import { splitTokenText, titleText } from '../text/split-token-text.ts';
import { phraseText } from '../text/token-text.ts';
import { indexWords } from '../text/word-index.ts';
import type { ExactNode, NearNode, QueryNode, TermNode } from './ast.ts';
import type { QueryDocument } from './document.ts';
import { nearHolds } from './near-spans.ts';

/**
 * An `and` without children is true, an `or` without children false. Throws RangeError where the document holds no token
 * text but something else.
 */
export function evaluate(node: QueryNode, document: QueryDocument): boolean {
  switch (node.type) {
    case 'term':
      return holdsTerm(node.field === 'title' ? titleText(document.tokens) : document.tokens, node);
    case 'exact':
      return holdsExact(node, document);
    case 'near':
      return holdsNear(node, document.tokens);
    case 'author':
      return holdsTerm(document.authorTokens, node);
    case 'site':
      return document.domain === node.domain || document.domain.endsWith(`.${node.domain}`);
    case 'language':
      return document.language === node.code || document.language.startsWith(`${node.code}-`);
    case 'source':
      return document.mediaType === node.mediaType;
    case 'and':
      return node.children.every((child) => evaluate(child, document));
    case 'or':
      return node.children.some((child) => evaluate(child, document));
    case 'not':
      return !evaluate(node.child, document);
  }
}

function holdsTerm(tokens: string, { tokens: run, prefix }: Pick<TermNode, 'tokens' | 'prefix'>): boolean {
  return tokens.includes(phraseText(run, prefix));
}

function holdsExact(node: ExactNode, { title, content }: QueryDocument): boolean {
  const pattern = exactRegExp(node.text);
  return pattern.test(title) || (node.field !== 'title' && pattern.test(content));
}

function holdsNear(node: NearNode, tokens: string): boolean {
  const { title, content } = splitTokenText(tokens);
  if (nearHolds(node, indexWords(title.words))) return true;
  return node.field !== 'title' && nearHolds(node, indexWords(content.words));
}

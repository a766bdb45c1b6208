/**
 * A query tree as what a good engineer writes without an engine: compiled regular expressions over the folded text, one
 * for each list of alternatives, joined by && and ||. The words stand between single spaces already, so a space is the
 * word boundary.
 */
import type { AttributeNode, NearNode, QueryNode } from '../src/engine/query/ast.ts';
import type { QueryDocument } from '../src/engine/query/document.ts';
import { escapePattern } from '../src/engine/text/escape-pattern.ts';
import { exactPattern } from '../src/engine/text/exact-pattern.ts';

export type Predicate = (document: QueryDocument) => boolean;

export function predicate(node: QueryNode): Predicate {
  switch (node.type) {
    case 'and': {
      const parts = node.children.map(predicate);
      return (document) => parts.every((part) => part(document));
    }
    case 'or':
      return anyOf(node.children);
    case 'not': {
      const child = predicate(node.child);
      return (document) => !child(document);
    }
    case 'term':
    case 'near':
      return found(textPattern(node), node.field === 'title');
    case 'exact': {
      const pattern = new RegExp(exactPattern(node.text), 'u');
      if (node.field === 'title') return ({ title }) => pattern.test(title);
      return ({ title, content }) => pattern.test(title) || pattern.test(content);
    }
    default:
      return fact(node);
  }
}

/** Alternatives that are all of words become one expression. */
function anyOf(children: readonly QueryNode[]): Predicate {
  const patterns: string[] = [];
  const others: Predicate[] = [];
  for (const child of children) {
    if ((child.type === 'term' || child.type === 'near') && child.field === undefined) patterns.push(textPattern(child));
    else others.push(predicate(child));
  }
  if (patterns.length > 0) others.unshift(found(patterns.join('|'), false));
  return others.length === 1 ? (others[0] as Predicate) : (document) => others.some((other) => other(document));
}

function found(pattern: string, inTitle: boolean): Predicate {
  const compiled = new RegExp(`${inTitle ? '^[^\\x01]*' : ''} (?:${pattern}) `);
  return ({ tokens }) => compiled.test(tokens);
}

type TextNode = NearNode | NearNode['left'];

/** Without the spaces before and after. */
function textPattern(node: TextNode): string {
  if (node.type === 'or') return `(?:${node.children.map(textPattern).join('|')})`;
  if (node.type === 'term') return `${node.tokens.map(escapePattern).join(' ')}${node.prefix ? '[^ ]*' : ''}`;
  const between = ` (?:[^ \\x01\\x02]+ ){0,${node.distance}}`;
  const left = textPattern(node.left);
  const right = textPattern(node.right);
  const forward = `${left}${between}${right}`;
  return node.ordered ? `(?:${forward})` : `(?:${forward}|${right}${between}${left})`;
}

function fact(node: AttributeNode): Predicate {
  switch (node.type) {
    case 'author': {
      const pattern = new RegExp(` ${node.tokens.map(escapePattern).join(' ')}${node.prefix ? '' : ' '}`);
      return ({ authorTokens }) => pattern.test(authorTokens);
    }
    case 'site':
      return ({ domain }) => domain === node.domain || domain.endsWith(`.${node.domain}`);
    case 'language':
      return ({ language }) => language === node.code || language.startsWith(`${node.code}-`);
    case 'source':
      return ({ mediaType }) => mediaType === node.mediaType;
  }
}

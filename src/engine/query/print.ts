/**
 * A tree back into text that parses to the same tree, without errors and without leaving anything to precedence between AND
 * and OR. Quotes are `"`, unless the text within has one.
 */
import type { SyntaxNear, SyntaxNode, SyntaxTerm } from './syntax.ts';

export function print(node: SyntaxNode): string {
  switch (node.type) {
    case 'or':
      return node.children.map((child) => printWithin(child, 'and')).join(' OR ');
    case 'and':
      return node.children.map((child) => printWithin(child, 'or')).join(' AND ');
    case 'not':
      return `NOT ${printWithin(node.child, 'and', 'or', 'near')}`;
    case 'near':
      return printNear(node);
    case 'field':
      return `${node.field}:${printWithin(node.child, 'and', 'or', 'near', 'not', 'field')}`;
    default:
      return printTerm(node);
  }
}

/** In parentheses if it is of one of these types. */
function printWithin(node: SyntaxNode, ...types: readonly SyntaxNode['type'][]): string {
  return types.includes(node.type) ? `(${print(node)})` : print(node);
}

/** Chains are read from the left. */
function printNear({ left, right, ordered, distance }: SyntaxNear): string {
  const operator = `${ordered ? 'ONEAR' : 'NEAR'}/${distance}`;
  return `${printWithin(left, 'and', 'or', 'not')} ${operator} ${printWithin(right, 'and', 'or', 'not', 'near')}`;
}

function printTerm({ type, text, prefix }: SyntaxTerm): string {
  if (type === 'word') return prefix ? `${text}*` : text;
  return type === 'exact' ? `{${text}}` : printPhrase(text);
}

const QUOTES = /["＂“”]/g;

/** A text with every kind of quote loses one of them, which mean nothing to a phrase. */
function printPhrase(text: string): string {
  if (text.search(QUOTES) < 0) return `"${text}"`;
  if (!text.includes('」')) return `「${text}」`;
  return text.includes('』') ? `"${text.replace(QUOTES, ' ')}"` : `『${text}』`;
}

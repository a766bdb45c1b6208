/**
 * Structure in Lucene's own notation: clauses side by side, `+` what must, `-` what must not, bare what may occur. Ours is
 * written in it and Lucene's is read, so that both become the same text where they are the same; words are kept in lower
 * case, a field stands before each of its words, parentheses around a single clause mean nothing.
 */
import type { SyntaxNode } from '../../src/engine/query/syntax.ts';

interface Clause {
  sign: '' | '+' | '-';
  /** A word or phrase, or clauses in parentheses. */
  content: string | Clause[];
}

export function structureOf(tree: SyntaxNode): string {
  return written(unwrapped(clausesOf(tree, '')));
}

function clausesOf(node: SyntaxNode, field: string): Clause[] {
  if (node.type !== 'and' && node.type !== 'or') return [clauseOf(node, '', field)];
  return node.children.map((child) => clauseOf(child, node.type === 'and' ? '+' : '', field));
}

function clauseOf(node: SyntaxNode, sign: '' | '+', field: string): Clause {
  switch (node.type) {
    case 'not':
      return { ...clauseOf(node.child, '', field), sign: '-' };
    case 'and':
    case 'or':
      return { sign, content: clausesOf(node, field) };
    case 'field':
      return clauseOf(node.child, sign, `${node.field}:`);
    case 'near':
      return { sign, content: [clauseOf(node.left, '', field), clauseOf(node.right, '', field)] };
    default: {
      const text = node.text.toLowerCase();
      const quoted = node.type === 'phrase' && text.includes(' ') ? `"${text}"` : text;
      return { sign, content: `${field}${quoted}${node.prefix ? '*' : ''}` };
    }
  }
}

/** Of Lucene's printed structure, by its own rules: `+`, `-`, parentheses, words, phrases. */
export function readStructure(printed: string): string {
  const parts = printed.match(/[+-](?=[^\s])|\(|\)|(?:\w+:)?"[^"]*"|[^\s()]+/g) ?? [];
  let at = 0;
  function clauses(): Clause[] {
    const list: Clause[] = [];
    while (at < parts.length && parts[at] !== ')') {
      const part = parts[at] as string;
      const sign = part === '+' || part === '-' ? part : '';
      if (sign !== '') at++;
      if (parts[at] === '(') {
        at++;
        list.push({ sign, content: clauses() });
      } else list.push({ sign, content: (parts[at] ?? '').toLowerCase() });
      at++;
    }
    return list;
  }
  return written(unwrapped(clauses()));
}

/** A clause alone is the same with its parentheses and without, whether it must or may occur. */
function unwrapped(clauses: Clause[]): Clause[] {
  const inner = clauses.map(({ sign, content }): Clause => {
    if (typeof content === 'string') return { sign, content };
    const list = unwrapped(content);
    const only = list[0];
    return list.length === 1 && only && only.sign !== '-' ? { sign, content: only.content } : { sign, content: list };
  });
  const only = inner[0];
  if (inner.length !== 1 || !only || only.sign === '-') return inner;
  return typeof only.content === 'string' ? [{ sign: '', content: only.content }] : only.content;
}

function written(clauses: readonly Clause[]): string {
  return clauses.map(({ sign, content }) => sign + (typeof content === 'string' ? content : `(${written(content)})`)).join(' ');
}

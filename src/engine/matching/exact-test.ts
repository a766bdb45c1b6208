/**
 * Whether an exact spelling stands in a post: searched for as it is, then tried at its edges. The patterns of the edges are
 * long and few, and the same for many spellings, so these are kept instead of one for each spelling.
 */
import type { ExactNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { exactParts, exactRegExp } from '../text/exact-pattern.ts';

export function exactTest({ text: spelling, field }: ExactNode): (document: QueryDocument) => boolean {
  const { left, literal, right } = exactParts(spelling);
  const before = edge(`(?<=${left})`);
  const behind = edge(`(?=${right})`);
  const standsIn = (text: string): boolean => {
    if (literal === '') return exactRegExp(spelling).test(text);
    for (let start = text.indexOf(literal); start !== -1; start = text.indexOf(literal, start + 1)) {
      before.lastIndex = start;
      behind.lastIndex = start + literal.length;
      if (before.test(text) && behind.test(text)) return true;
    }
    return false;
  };
  return ({ title, content }) => standsIn(title) || (field !== 'title' && standsIn(content));
}

const edges = new Map<string, RegExp>();

function edge(pattern: string): RegExp {
  const known = edges.get(pattern) ?? new RegExp(pattern, 'uy');
  edges.set(pattern, known);
  return known;
}

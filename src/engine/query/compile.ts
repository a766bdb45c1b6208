/**
 * What a tree without errors means: words into tokens, by the tokeniser of the posts, fields into conditions, nothing said
 * twice. Of a tree with errors it may throw a RangeError.
 */
import type { QueryNode } from './ast.ts';
import { joinNodes, negate } from './compile/join.ts';
import { compileNear } from './compile/near.ts';
import { compileTerm } from './compile/term.ts';
import type { QueryField, SyntaxNode } from './syntax.ts';

export function compile(node: SyntaxNode): QueryNode {
  return compileWithin(node, null);
}

function compileWithin(node: SyntaxNode, field: QueryField | null): QueryNode {
  switch (node.type) {
    case 'and':
    case 'or': {
      const children = node.children.map((child) => compileWithin(child, field));
      return joinNodes(node.type, children) ?? { type: node.type, children };
    }
    case 'not':
      return negate(compileWithin(node.child, field));
    case 'field':
      return compileWithin(node.child, node.field);
    case 'near':
      return compileNear(node, field === 'title' ? field : null);
    default:
      return compileTerm(node, field);
  }
}

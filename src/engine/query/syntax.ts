/**
 * What a person wrote, as plain data: the words as they stand, with their places in the text. Parentheses are not kept, the
 * nesting says it. The parser makes it, the printer writes it back, compile.ts gives it its meaning (ast.ts).
 */

/** UTF-16 offsets into the query text, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

export const QUERY_FIELDS = ['title', 'author', 'site', 'lang', 'source', 'hashtag'] as const;
export type QueryField = (typeof QUERY_FIELDS)[number];

export type SyntaxNode = SyntaxTerm | SyntaxNear | SyntaxJoin | SyntaxNot | SyntaxFielded;

/** `word`, `"a phrase"`, `#tag`, `@name`, `prefix*`, `{Exact Case}`; `text` is without quotes, braces and star. */
export interface SyntaxTerm extends Span {
  type: 'word' | 'phrase' | 'exact';
  text: string;
  /** Words only. */
  prefix: boolean;
}

export interface SyntaxNear extends Span {
  type: 'near';
  ordered: boolean;
  distance: number;
  left: SyntaxNode;
  right: SyntaxNode;
  operator: Span;
}

/** Two or more children, none of the same type. */
export interface SyntaxJoin extends Span {
  type: 'and' | 'or';
  children: readonly SyntaxNode[];
}

export interface SyntaxNot extends Span {
  type: 'not';
  child: SyntaxNode;
}

/** `title:child`; a group of several children has them joined inside. */
export interface SyntaxFielded extends Span {
  type: 'field';
  field: QueryField;
  child: SyntaxNode;
}

/** From left to right; none of a term. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.type) {
    case 'and':
    case 'or':
      return node.children;
    case 'near':
      return [node.left, node.right];
    case 'not':
    case 'field':
      return [node.child];
    default:
      return [];
  }
}

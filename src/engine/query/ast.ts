/**
 * The query tree: plain data. Parse, evaluate, explain and SQL are functions over it, each in its own file. A term is
 * a contiguous run of whole tokens inside one field (title or content); see engine/text for what a token is.
 */
export type QueryNode =
  | { type: 'term'; tokens: readonly string[] }
  | { type: 'and' | 'or'; children: readonly QueryNode[] }
  | { type: 'not'; child: QueryNode };

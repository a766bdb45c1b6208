/**
 * The query tree: plain data. Whatever makes, evaluates, explains or turns it into SQL is a function in a file of its
 * own. A term is a contiguous run of whole tokens inside one field (title or content); see engine/text for what a token is.
 */
export type QueryNode =
  | { type: 'term'; tokens: readonly string[] }
  | { type: 'and' | 'or'; children: readonly QueryNode[] }
  | { type: 'not'; child: QueryNode };

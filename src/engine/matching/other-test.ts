/** Conditions that are more than a run of tokens, as functions of a post. Each says what `evaluate` says of its node. */
import type { AttributeNode, ExactNode, NearNode, QueryNode, TermNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { evaluate } from '../query/evaluate.ts';
import { exactTest } from './exact-test.ts';
import type { Frequencies } from './frequencies.ts';
import { nearTest } from './near-test.ts';
import type { Reading } from './reading.ts';

export type OtherNode = ExactNode | NearNode | AttributeNode | TermNode;
/** `words`: the document's tokens, read. */
export type OtherTest = (document: QueryDocument, words: Reading) => boolean;

export function otherTest(node: OtherNode, frequencies: Frequencies): OtherTest {
  if (node.type === 'near') {
    const holds = nearTest(node, frequencies);
    return (_document, words) => holds(words);
  }
  if (node.type === 'exact') return exactTest(node);
  const query: QueryNode = node;
  return (document) => evaluate(query, document);
}

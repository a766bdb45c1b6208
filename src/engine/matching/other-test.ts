/** Conditions that are more than runs of tokens, as functions of a post. Each says what `evaluate` says of its node. */
import type { QueryNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { evaluate } from '../query/evaluate.ts';
import { exactTest } from './exact-test.ts';

export type OtherTest = (document: QueryDocument) => boolean;

export function otherTest(node: QueryNode): OtherTest {
  return node.type === 'exact' ? exactTest(node) : (document) => evaluate(node, document);
}

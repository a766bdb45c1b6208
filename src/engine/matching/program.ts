/**
 * A boolean condition as a sequence of tests with short-circuit jumps: each says where to go on when it holds and when it
 * fails, so only what decides is tested. Built from the end to the beginning, because every jump leads forward.
 */
import type { ExactNode, NearNode, QueryNode } from '../query/ast.ts';
import { approximationOf } from './approximation.ts';
import { packAttribute } from './attribute-test.ts';
import { packRun } from './document-terms.ts';
import { packNear } from './near-pack.ts';
import { queryTermOf } from './query-term.ts';
import type { Condition } from './required-terms.ts';
import type { TermFrequencies } from './term-frequencies.ts';

/** Where a sequence of tests ends. */
export const ACCEPT = -1;
export const REJECT = -2;

/** What a step tests: something packed (for a run with the key that it is looked up by), or a node by its confirmation. */
export type Test =
  | { type: 'run'; key: number; packed: readonly number[] }
  | { type: 'near' | 'attribute'; packed: readonly number[] }
  | { type: 'confirmation'; node: QueryNode };

export interface Step {
  test: Test;
  /** Index of a step, or ACCEPT or REJECT. */
  holds: number;
  fails: number;
}

export class Program {
  /** The last one first. */
  readonly steps: Step[] = [];
  readonly #frequencies: TermFrequencies;

  constructor(frequencies: TermFrequencies) {
    this.#frequencies = frequencies;
  }

  /** Answers the step to begin with; goes on at `holds` or `fails`. */
  add({ node, wanted }: Condition, holds: number, fails: number): number {
    if (!wanted) return this.add({ node, wanted: true }, fails, holds);
    switch (node.type) {
      case 'and':
        return this.addAll(node.children.map(wantedNode), holds, fails);
      case 'or':
        return inOrder(node.children.map(wantedNode)).reduceRight((next, child) => this.add(child, holds, next), fails);
      case 'not':
        return this.add({ node: node.child, wanted: false }, holds, fails);
      case 'near': {
        const packed = packNear(node, (term) => queryTermOf(term, this.#frequencies));
        return packed ? this.#step({ type: 'near', packed }, holds, fails) : this.#twoPhase(node, holds, fails);
      }
      case 'exact':
        return this.#twoPhase(node, holds, fails);
      case 'term': {
        const term = queryTermOf(node, this.#frequencies);
        return this.#step(
          term ? { type: 'run', key: term.key, packed: packRun(term) } : { type: 'confirmation', node },
          holds,
          fails,
        );
      }
      case 'site':
      case 'language':
      case 'source':
        return this.#step({ type: 'attribute', packed: packAttribute(node) }, holds, fails);
      default:
        return this.#step({ type: 'confirmation', node }, holds, fails);
    }
  }

  addAll(conditions: readonly Condition[], holds: number, fails: number): number {
    return inOrder(conditions).reduceRight((next, condition) => this.add(condition, next, fails), holds);
  }

  #twoPhase(node: ExactNode | NearNode, holds: number, fails: number): number {
    return this.add(
      { node: approximationOf(node), wanted: true },
      this.#step({ type: 'confirmation', node }, holds, fails),
      fails,
    );
  }

  #step(test: Test, holds: number, fails: number): number {
    this.steps.push({ test, holds, fails });
    return this.steps.length - 1;
  }
}

function wantedNode(node: QueryNode): Condition {
  return { node, wanted: true };
}

/** The cheap ones first; of equally cheap ones what is wanted, since most posts lack most words. */
function inOrder(conditions: readonly Condition[]): Condition[] {
  return [...conditions].sort((one, other) => costOf(one) - costOf(other));
}

function costOf({ node, wanted }: Condition): number {
  return 2 * testCost(node) + (wanted ? 0 : 1);
}

function testCost(node: QueryNode): number {
  if (node.type === 'not') return testCost(node.child);
  if (node.type === 'and' || node.type === 'or') return node.children.reduce((most, child) => Math.max(most, testCost(child)), 0);
  return node.type === 'term' ? 0 : node.type === 'exact' ? 2 : 1;
}

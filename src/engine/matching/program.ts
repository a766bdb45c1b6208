/**
 * A boolean condition as a row of tests, each saying where to go on when it holds and when not; so only what decides is
 * ever tested. Made from the end to the beginning, because every jump leads forward.
 */
import type { ExactNode, NearNode, QueryNode } from '../query/ast.ts';
import { callOf } from './call.ts';
import { packFact } from './fact-test.ts';
import type { Frequencies } from './frequencies.ts';
import { guardOf } from './guard.ts';
import { packNear } from './near-pack.ts';
import { packRun } from './reading.ts';
import type { Condition } from './required-calls.ts';

/** Where a row of tests ends. */
export const ACCEPT = -1;
export const REJECT = -2;

/** What a step asks: something packed (for a run with the key that it is looked up by), or what only the node can tell. */
export type Test =
  | { type: 'run'; key: number; packed: readonly number[] }
  | { type: 'near' | 'fact'; packed: readonly number[] }
  | { type: 'other'; node: QueryNode };

export interface Step {
  test: Test;
  /** Index of a step, or ACCEPT or REJECT. */
  holds: number;
  fails: number;
}

export class Program {
  /** The last one first. */
  readonly steps: Step[] = [];
  readonly #frequencies: Frequencies;

  constructor(frequencies: Frequencies) {
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
        const packed = packNear(node, (term) => callOf(term, this.#frequencies));
        return packed ? this.#step({ type: 'near', packed }, holds, fails) : this.#guarded(node, holds, fails);
      }
      case 'exact':
        return this.#guarded(node, holds, fails);
      case 'term': {
        const call = callOf(node, this.#frequencies);
        return this.#step(call ? { type: 'run', key: call.key, packed: packRun(call) } : { type: 'other', node }, holds, fails);
      }
      case 'site':
      case 'language':
      case 'source':
        return this.#step({ type: 'fact', packed: packFact(node) }, holds, fails);
      default:
        return this.#step({ type: 'other', node }, holds, fails);
    }
  }

  addAll(conditions: readonly Condition[], holds: number, fails: number): number {
    return inOrder(conditions).reduceRight((next, condition) => this.add(condition, next, fails), holds);
  }

  #guarded(node: ExactNode | NearNode, holds: number, fails: number): number {
    return this.add({ node: guardOf(node), wanted: true }, this.#step({ type: 'other', node }, holds, fails), fails);
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
  return [...conditions].sort((one, other) => price(one) - price(other));
}

function price({ node, wanted }: Condition): number {
  return 2 * dearness(node) + (wanted ? 0 : 1);
}

function dearness(node: QueryNode): number {
  if (node.type === 'not') return dearness(node.child);
  if (node.type === 'and' || node.type === 'or') return node.children.reduce((most, child) => Math.max(most, dearness(child)), 0);
  return node.type === 'term' ? 0 : node.type === 'exact' ? 2 : 1;
}

/**
 * What of a query can be asked of an API: a condition, or that there is none, or that it can never hold. Everything here may only
 * become weaker: whatever meets the query meets the condition.
 */
import { type AskedNode, type Joints, joinAsked } from './asked-node.ts';

/** Why nothing can be asked for. */
export type UnaskableReason =
  /** Only beginnings of words. */
  | 'prefix'
  /** Only what must not be there. */
  | 'negation'
  /** Only facts that the API knows otherwise or not at all. */
  | 'attribute'
  /** Only signs, or words shorter than the API takes: nothing by which it finds posts. */
  | 'sign'
  /** Only a script that the API does not search: likewise. */
  | 'script'
  /** A word longer than a query may be. */
  | 'length'
  /** No post of this API can match. */
  | 'elsewhere';

export type Condition =
  | { type: 'asked'; node: AskedNode }
  /** Any post may meet it. `narrow`: what finds some of those meant, for where the alternative is to ask for nothing. */
  | { type: 'any'; reason: UnaskableReason; narrow?: AskedNode }
  | { type: 'never' };

export const NEVER: Condition = { type: 'never' };

export function anyPost(reason: UnaskableReason, narrow?: AskedNode | null): Condition {
  return narrow ? { type: 'any', reason, narrow } : { type: 'any', reason };
}

export function asked(node: AskedNode): Condition {
  return { type: 'asked', node };
}

export function joinConditions(type: 'and' | 'or', conditions: readonly Condition[], joints: Joints): Condition {
  return type === 'and' ? allOf(conditions, joints) : oneOf(conditions, joints);
}

/** What cannot be asked is left out, as long as something is left. */
function allOf(conditions: readonly Condition[], joints: Joints): Condition {
  if (conditions.some(({ type }) => type === 'never')) return NEVER;
  const nodes = conditions.flatMap((condition) => (condition.type === 'asked' ? [condition.node] : []));
  if (nodes.length > 0) return asked(joinAsked('and', nodes, joints));
  const open = conditions.flatMap((condition) => (condition.type === 'any' ? [condition] : []));
  const narrow = open.flatMap((condition) => condition.narrow ?? []);
  const { reason } = open.find(isUnseen) ?? open[0] ?? { reason: 'negation' };
  return anyPost(reason, narrow.length > 0 ? joinAsked('and', narrow, joints) : null);
}

/** One branch that any post may meet makes the whole open; one that the API cannot see is left out. */
function oneOf(conditions: readonly Condition[], joints: Joints): Condition {
  const possible = conditions.filter(({ type }) => type !== 'never');
  const seen = possible.filter((condition) => !isUnseen(condition));
  if (seen.length === 0) return possible[0] ?? NEVER;
  const nodes = seen.flatMap((condition) => nodeOf(condition) ?? []);
  const all = nodes.length === seen.length ? joinAsked('or', nodes, joints) : null;
  const open = seen.find((condition) => condition.type === 'any' && (all !== null || !condition.narrow));
  if (open?.type === 'any') return anyPost(open.reason, all);
  return all ? asked(all) : NEVER;
}

function nodeOf(condition: Condition): AskedNode | undefined {
  if (condition.type === 'never') return undefined;
  return condition.type === 'asked' ? condition.node : condition.narrow;
}

const UNSEEN: ReadonlySet<UnaskableReason> = new Set(['sign', 'script', 'length']);

/** Whether the API finds nothing by it, however it is asked. */
function isUnseen(condition: Condition): boolean {
  return condition.type === 'any' && !condition.narrow && UNSEEN.has(condition.reason);
}

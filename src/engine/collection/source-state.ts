/** How a source is, in one word. */
import type { SourceFailureKind, SourceState } from '../../contract/sources.ts';
import { FAILURE_POLICIES } from './failure-policy.ts';

export interface SourceCondition {
  paused: boolean;
  askedAt: Date | null;
  /** Of the last asking. */
  failureKind: SourceFailureKind | null;
  /** In a row. */
  failures: number;
  /** There is more than has been read. */
  behindSince: Date | null;
}

export function sourceState({ paused, askedAt, failureKind, failures, behindSince }: SourceCondition): SourceState {
  if (paused) return 'paused';
  if (failureKind === 'rate-limited' || failureKind === 'out-of-budget') return 'waiting';
  if (failureKind) return failures >= FAILURE_POLICIES[failureKind].restsAfter ? 'resting' : 'failing';
  if (!askedAt) return 'new';
  return behindSince ? 'catching-up' : 'fine';
}

/** Whether posts of it may be missing. */
export function isSilent(state: SourceState): boolean {
  return state === 'failing' || state === 'resting';
}

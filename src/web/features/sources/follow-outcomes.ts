/** What came of following several feeds of the catalogue, one after the other. */
import type { Refusal } from './source-errors.ts';

/** `already`: under another address. */
export type Outcome = 'followed' | 'already' | Refusal;

export interface Followed<Entry> {
  /** Those that are followed now. */
  done: number;
  /** Those that are not, whether they were refused or not asked for. */
  left: Entry[];
  /** Why: what ended it, or else the first refusal. */
  refusal: Refusal | null;
}

/** What asking for the others would give too. */
const ENDS_ALL: readonly Refusal[] = ['full', 'ended', 'tooOften', 'unreachable'];
/** What asking once more would give again. */
const LASTS: readonly Refusal[] = ['full', 'ended'];

export function isRefusal(outcome: Outcome): outcome is Refusal {
  return outcome !== 'followed' && outcome !== 'already';
}

export function endsAll(outcome: Outcome): boolean {
  return ENDS_ALL.some((refusal) => refusal === outcome);
}

export function isWorthAnother(refusal: Refusal): boolean {
  return !LASTS.includes(refusal);
}

/** `outcomes`: of the first of the entries, as far as they were asked for. */
export function followedOf<Entry>(entries: readonly Entry[], outcomes: readonly Outcome[]): Followed<Entry> {
  const left = entries.filter((_entry, at) => {
    const outcome = outcomes[at];
    return outcome === undefined || isRefusal(outcome);
  });
  const refusals = outcomes.filter(isRefusal);
  return { done: entries.length - left.length, left, refusal: refusals.find(endsAll) ?? refusals[0] ?? null };
}

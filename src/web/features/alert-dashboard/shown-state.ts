/** What came of a window, as the key of a word. */
import type { FiredRun } from '../../../contract/alert-runs.ts';

export type ShownState = FiredRun['state'] | 'not-met' | 'undecided';

export function shownState({ state, alertType, figures }: Pick<FiredRun, 'state' | 'alertType' | 'figures'>): ShownState {
  if (state !== 'normal' || alertType === 'periodic') return state;
  return figures.length > 0 && figures.every(({ lacks }) => lacks !== null) ? 'undecided' : 'not-met';
}

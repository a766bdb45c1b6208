/** The hint that is on screen. What was told or done is kept with the account (preferences.ts); until that is known, nobody is told anything. */
import { create } from 'zustand';
import type { HintName } from '../../contract/told-once.ts';
import { hintToShow } from './hint-decision.ts';
import { usePreferences } from './preferences.ts';
import { useSession } from './session.ts';

interface Hints {
  offered: readonly HintName[];
  current: HintName | null;
  done: readonly HintName[];
  goneAt: number | null;
}

export const useHints = create<Hints>()(() => ({ offered: [], current: null, done: [], goneAt: null }));

/** What a page points at while it is shown, instead of what it did before. */
export function offerHints(offered: readonly HintName[]): void {
  useHints.setState({ offered });
  decide();
}

/** It was done, or read: nobody is told of it again. */
export function learnt(name: HintName): void {
  usePreferences.getState().tell(name);
  const { done } = useHints.getState();
  if (done.includes(name)) return;
  useHints.setState({ done: [...done, name] });
  decide();
}

function decide(): void {
  const { told, of } = usePreferences.getState();
  const hints = useHints.getState();
  const known = of !== null && of === useSession.getState().user?.id;
  const current = known ? hintToShow({ ...hints, told }, Date.now()) : null;
  if (current === hints.current) return;
  useHints.setState({ current, ...(current === null && { goneAt: Date.now() }) });
  // Once is once, also for whoever goes on at once.
  if (current !== null) usePreferences.getState().tell(current);
}

/** Which hint is shown: one at a time, each once for a person, none right after another. Pure. */
import { HINTS, type HintName, type ToldOnce } from '../../contract/told-once.ts';

export interface HintState {
  /** What the page that is shown could point at. */
  offered: readonly HintName[];
  /** What the person was told before, or has done by themselves. */
  told: readonly ToldOnce[];
  /** The one on screen. */
  current: HintName | null;
  /** What was done since it came, or put away. */
  done: readonly HintName[];
  /** When the last one went; null: none has been shown since the page was opened. */
  goneAt: number | null;
}

/** Milliseconds between the end of one and the beginning of the next. */
export const HINT_PAUSE = 3 * 60 * 1000;

export function hintToShow({ offered, told, current, done, goneAt }: HintState, now: number): HintName | null {
  // Told as soon as it is shown, it stays until it is done or its page is left.
  if (current !== null) return offered.includes(current) && !done.includes(current) ? current : null;
  if (goneAt !== null && now - goneAt < HINT_PAUSE) return null;
  return HINTS.find((name) => offered.includes(name) && !told.includes(name) && !done.includes(name)) ?? null;
}

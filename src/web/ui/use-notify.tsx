/** A passing word at the corner of the page: what was done, or what was not; with the way to undo it where there is one. */
import { type NoticeAction, showNotice } from '../lib/notices.ts';
import { isPlanRefusal } from '../lib/plan-refusal.ts';

/**
 * An error: by which what was to be done was not. A refusal because the plan has ended is told once for the whole page (plan-notice.tsx), and
 * not again by whoever meets it: that they should try again would be wrong.
 */
export type Notify = (message: string, tone?: 'done' | 'failed' | Error, action?: NoticeAction) => void;

/** Milliseconds for which a word stays, and one with which something can be undone. */
const STAYS = 4_000;
const ACTION_STAYS = 10_000;

export function useNotify(): Notify {
  return notify;
}

let said = 0;

export const notify: Notify = (text, tone = 'done', action) => {
  if (isPlanRefusal(tone)) return;
  said += 1;
  showNotice({
    id: `said-${said}`,
    tone: tone === 'done' ? 'done' : 'failed',
    text,
    ...(action && { action }),
    stays: action ? ACTION_STAYS : STAYS,
  });
};

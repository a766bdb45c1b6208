/** Topics of which posts were missing just before: beside an outage, whatever comes would be a rise. */
import { lackingOf, type MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { windowEnding } from '../../engine/alerts/known-windows.ts';
import { comparesWithBefore } from '../../engine/alerts/outcome.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import type { DueAlert } from '../../stores/postgres/alert-claims.ts';
import { runsThatLackPosts } from '../../stores/postgres/alert-run-rows.ts';
import type { Environment } from '../environment.ts';

/**
 * By number of the alert. It is asked of what was written when the window before the first of these was evaluated, also where that
 * was of another length.
 */
export async function lackingBefore(
  { postgres }: Environment,
  those: readonly { due: DueAlert; windows: readonly MeasuredWindow[] }[],
): Promise<Map<number, ReadonlySet<string>>> {
  const asked = those.flatMap(({ due: { alert, timezone }, windows }) => {
    const until = windows[0]?.window.start;
    if (!until || !comparesWithBefore(alert.rule)) return [];
    return [{ id: alert.id, since: windowEnding(until, rhythmOf(alert.rule), timezone).start, until }];
  });
  const found = new Map<number, ReadonlySet<string>>();
  for (const { alertId, figures } of await runsThatLackPosts(postgres, asked))
    found.set(alertId, new Set([...(found.get(alertId) ?? []), ...lackingOf(figures)]));
  return found;
}

/**
 * What an alert would have done over the last days, had it been there: the same windows, measured and decided by the same functions as
 * those that are really evaluated. Everybody who is signed in may ask; nothing is kept.
 */
import { randomUUID } from 'node:crypto';
import { type AlertPreview, previewAlert as endpoint } from '../../contract/alert-preview.ts';
import { type AlertRule, alertRule } from '../../contract/alerts.ts';
import { LIMITS } from '../../contract/limits.ts';
import { ALL_ARRIVED } from '../../engine/alerts/arrived.ts';
import { AT_FIRST } from '../../engine/alerts/decide.ts';
import { type DecidedWindow, decideWindows } from '../../engine/alerts/decide-windows.ts';
import { endsOf } from '../../engine/alerts/ends-of.ts';
import { windowEnding } from '../../engine/alerts/known-windows.ts';
import { NOTHING_LACKS } from '../../engine/alerts/outcome.ts';
import { previewPoints } from '../../engine/alerts/preview-points.ts';
import { rhythmOf } from '../../engine/alerts/rhythm-of.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { topicsRunUntil } from '../../stores/postgres/topic-revisions.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { previewTurns } from '../topics/preview-turns.ts';
import { collectionDelays } from './collection-delays.ts';
import { measureAlerts } from './measure-alerts.ts';
import { ownTopics } from './own-topics.ts';
import { delayOf } from './schedule.ts';
import { turns } from './turns.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Windows that are decided in one go. */
const AT_ONCE = 50;

/** Throws `invalid`, `not_found` for another organisation's topic, and the reason of `gone` where it was not begun by then. */
export async function previewAlert(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone: AbortSignal,
): Promise<AlertPreview> {
  const tried = parseInput(endpoint.input, input);
  const rule = alertRule.parse(tried);
  const topicIds = await ownTopics(environment.postgres, actor, tried.topics);
  const stretch = await stretchOf(environment, rule);
  const runsUntil = Math.max(...[...(await topicsRunUntil(environment.postgres, topicIds)).values()].map((end) => end.getTime()));
  // A page of its own each time: whoever asks again breaks the call before off.
  const asker = { person: actor.userId, page: randomUUID() };
  return previewTurns(environment).take(asker, gone, async (wanted) => {
    const { timezone } = actor;
    const pause = turns();
    const ends: Date[] = [];
    for (const end of endsOf(rule, stretch, timezone)) {
      // From then on it would rest.
      if (windowEnding(end, rhythmOf(rule), timezone).start.getTime() >= runsUntil) break;
      ends.push(end);
      await pause();
    }
    wanted.throwIfAborted();
    const [measured = []] = await measureAlerts(environment, [{ timezone, rule, topicIds, ends }]);
    wanted.throwIfAborted();
    const windows: DecidedWindow[] = [];
    let standing = AT_FIRST;
    for (let at = 0; at < measured.length; at += AT_ONCE) {
      const known = { rule, timezone, snoozedUntil: null, standing, lacking: NOTHING_LACKS, arrived: () => ALL_ARRIVED };
      const decided = decideWindows(measured.slice(at, at + AT_ONCE), known);
      windows.push(...decided.windows);
      ({ standing } = decided);
      await pause();
    }
    return {
      start: (windows[0]?.window.start ?? stretch.start).toISOString(),
      end: (windows.at(-1)?.window.end ?? stretch.end).toISOString(),
      topics: previewPoints(rule, topicIds, windows),
      told: windows.flatMap(({ window, decision }) => (decision.tell ? [window.end.toISOString()] : [])),
      heldBack: windows.flatMap(({ window, decision: { heldBack: reason } }) =>
        reason ? [{ end: window.end.toISOString(), reason }] : [],
      ),
    };
  });
}

/** From when on there are windows to when their posts have had time to arrive. */
async function stretchOf(environment: Environment, rule: AlertRule): Promise<Period> {
  const now = environment.now().getTime();
  const delay = delayOf(rule.mediaTypes, await collectionDelays(environment));
  return { start: new Date(now - LIMITS.previewDays * DAY_MS), end: new Date(now - delay) };
}

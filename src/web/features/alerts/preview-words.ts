/** What a preview says: how often it would have told, why not, and what the last window came to. Pure; words are the translations'. */
import type { AlertPreview } from '../../../contract/alert-preview.ts';
import { HELD_BACK, type HeldBack } from '../../../contract/alerts.ts';
import { plainNumber } from '../../../contract/plain-number.ts';
import { canBe } from '../../../engine/alerts/judge.ts';
import type { AlertFields } from './draft.ts';

export type PreviewPoint = AlertPreview['topics'][number]['points'][number];

/** How often for which reason nobody would have been told; reasons that do not occur are left out. */
export function heldBackCounts({ heldBack }: Pick<AlertPreview, 'heldBack'>): { reason: HeldBack; count: number }[] {
  return HELD_BACK.map((reason) => ({ reason, count: heldBack.filter((one) => one.reason === reason).length })).filter(
    ({ count }) => count > 0,
  );
}

/** What became of the windows of a topic that met the condition; of a notification that is due each time, of all. */
export function outcomeOf(
  { told, heldBack }: Pick<AlertPreview, 'told' | 'heldBack'>,
  isPeriodic: boolean,
): (point: Pick<PreviewPoint, 'end' | 'met'>) => 'told' | 'held' | null {
  const of = new Map<number, 'told' | 'held'>([
    ...told.map((end) => [Date.parse(end), 'told'] as const),
    ...heldBack.map(({ end }) => [Date.parse(end), 'held'] as const),
  ]);
  return ({ end, met }) => (met || isPeriodic ? (of.get(Date.parse(end)) ?? null) : null);
}

/** Where the line of the level goes: nowhere, where nothing measured could meet it. */
export function drawnLevel({ level }: Pick<PreviewPoint, 'level'>, { isScore }: { isScore: boolean }): number | null {
  return level !== null && canBe(level, { isScore }) ? level : null;
}

/**
 * Why there is little to see of a topic; null where all is known. `compared`: a condition is decided by comparison. No mention is a
 * window without anything, but a score of 0 is a score.
 */
export function gapOf(
  points: readonly PreviewPoint[],
  { compared, isScore }: { compared: boolean; isScore: boolean },
): 'nothing' | 'empty' | 'unknown' | 'partly' | null {
  if (points.length === 0) return 'nothing';
  if (points.every(({ value }) => value === null || (value === 0 && !isScore))) return 'empty';
  if (!compared) return null;
  const known = points.filter(({ level }) => level !== null).length;
  if (known === 0) return 'unknown';
  return known < points.length ? 'partly' : null;
}

/** Whether all that is not decided is so as the window before had 0, of which there is no percentage. */
export function lacksPercentage(points: readonly PreviewPoint[]): boolean {
  const undecided = points.filter(({ level }) => level === null);
  return undecided.length > 0 && undecided.every(({ baseline }) => baseline === 0);
}

/** Whether what is usual is told by the windows just before: those of almost a week or more have no same hour of the week. */
export function comparesWindows(fields: Pick<AlertFields, 'alertCycle' | 'alertDuration' | 'alertDurationUnit'>): boolean {
  const { alertCycle, alertDuration, alertDurationUnit } = fields;
  if (alertCycle !== 'custom') return alertCycle === '1w' || alertCycle === '1M';
  return (plainNumber(alertDuration) ?? 0) * HOURS[alertDurationUnit] >= 6 * 24;
}

const HOURS = { h: 1, d: 24, M: 28 * 24 };

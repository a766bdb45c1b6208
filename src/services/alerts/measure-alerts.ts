/** What alerts measure: the windows of many of them, counted together. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { type Intervals, intervalsOf } from '../../engine/alerts/intervals.ts';
import { figuresOf, KINDS, type PieceCount, tallyOf } from '../../engine/alerts/measure.ts';
import { type ComparedWindows, countedWindows, windowsOf } from '../../engine/alerts/windows-of.ts';
import { intervalCounts } from '../../stores/clickhouse/queries/interval-counts.ts';
import { correctingAmong } from '../../stores/postgres/sentiment-corrections.ts';
import { type TopicRow, topicsAmong } from '../../stores/postgres/topic-rows.ts';
import type { Environment } from '../environment.ts';
import { turns } from './turns.ts';

export interface MeasuredAlert {
  timezone: string;
  rule: AlertRule;
  topicIds: readonly number[];
  /** Ends of the windows that are asked for, oldest first. */
  ends: readonly Date[];
}

const HOUR_MS = 3_600_000;

type Windows = readonly ComparedWindows[];

/** In the order of the alerts, and of the ends of each. */
export async function measureAlerts(environment: Environment, alerts: readonly MeasuredAlert[]): Promise<MeasuredWindow[][]> {
  const pause = turns();
  const groups = new Map<string, { place: number; alert: MeasuredAlert; windows: Windows }[]>();
  for (const [place, alert] of alerts.entries()) {
    const windows: ComparedWindows[] = [];
    for (const end of alert.ends) {
      windows.push(windowsOf(alert.rule, end, alert.timezone));
      await pause();
    }
    const key = sizeOf(windows);
    groups.set(key, [...(groups.get(key) ?? []), { place, alert, windows }]);
  }
  const measured: MeasuredWindow[][] = alerts.map(() => []);
  for (const group of groups.values()) {
    const intervals = intervalsOf(group.flatMap(({ windows }) => windows.flatMap(countedWindows)));
    const [alone] = group.length === 1 ? group : [];
    const topics = await topicsAmong(environment.postgres, [...new Set(group.flatMap(({ alert }) => alert.topicIds))]);
    const counts = await countsOf(environment, topics, intervals, alone?.alert.rule ?? null);
    const byId = new Map(topics.map((topic) => [topic.id, topic]));
    for (const { place, alert, windows } of group)
      measured[place] = await measureOne(alert, windows, { byId, counts, intervals, pause });
  }
  return measured;
}

/**
 * Alerts that look at as much time are counted together: topics of which a quarter of an hour is wanted need not be read over the two
 * months of another. Smart ones look at stretches that lie weeks apart.
 */
function sizeOf(windows: Windows): string {
  const times = windows.flatMap(({ window, previous }) => [window, ...(previous ? [previous] : [])]);
  const hours = times.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / HOUR_MS, 0);
  return `${windows.some(({ usual }) => usual.length > 0)} ${Math.floor(Math.log2(Math.max(1, hours)) / 3)}`;
}

interface Found {
  byId: ReadonlyMap<number, TopicRow>;
  counts: ReadonlyMap<number, readonly PieceCount[]>;
  intervals: Intervals;
  pause: () => Promise<void>;
}

async function measureOne(
  { rule, topicIds }: MeasuredAlert,
  windows: Windows,
  { byId, counts, intervals, pause }: Found,
): Promise<MeasuredWindow[]> {
  const topics = topicIds.flatMap((id) => {
    const topic = byId.get(id);
    return topic ? [{ topic, topicId: id, since: topic.startsAt, tally: tallyOf(rule, counts.get(id) ?? []) }] : [];
  });
  const measured: MeasuredWindow[] = [];
  for (const compared of windows) {
    const there = topics.filter(({ topic }) => isThere(topic, rule, compared));
    measured.push({ window: compared.window, figures: there.map((topic) => figuresOf(rule, compared, topic, intervals.of)) });
    await pause();
  }
  return measured;
}

/** Of a part of a window nothing can be compared; a digest tells of what there is. */
function isThere({ revision, startsAt, endsAt }: TopicRow, { alertType }: AlertRule, { window }: ComparedWindows): boolean {
  if (revision === 0) return false;
  if (alertType === 'periodic') return startsAt < window.end && window.start < endsAt;
  return startsAt <= window.start && window.end <= endsAt;
}

/**
 * By topic. Sentiments are those that stand for the organisation; most have corrected none, and are asked about together. `alone`: the
 * rule of the only alert that wants them.
 */
async function countsOf(
  { clickhouse, postgres }: Environment,
  topics: readonly TopicRow[],
  { edges, wanted }: Intervals,
  alone: AlertRule | null,
): Promise<Map<number, PieceCount[]>> {
  const correcting = await correctingAmong(postgres, [...new Set(topics.map(({ organisationId }) => organisationId))]);
  const only = alone && { mediaTypes: alone.mediaTypes, kind: KINDS[alone.conversationType] };
  const answers: Map<number, PieceCount[]>[] = [];
  for (const organisationId of [null, ...correcting]) {
    const asked = topics
      .filter((topic) => (correcting.has(topic.organisationId) ? topic.organisationId : null) === organisationId)
      .map(({ id, revision, hiddenKinds }) => ({ topicId: id, revision, hidden: hiddenKinds }));
    answers.push(await intervalCounts(clickhouse, { topics: asked, edges, wanted, only, organisationId }));
  }
  return new Map(answers.flatMap((answer) => [...answer]));
}

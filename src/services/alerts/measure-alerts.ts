/** What alerts measure: the windows of many of them, counted together. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { MeasuredWindow } from '../../engine/alerts/decide-windows.ts';
import { type Intervals, intervalsOf } from '../../engine/alerts/intervals.ts';
import { figuresOf, isScored, KINDS, type PieceCount, tallyOf } from '../../engine/alerts/measure.ts';
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
  const measured: MeasuredWindow[][] = alerts.map(() => []);
  for await (const some of measureInTurn(environment, alerts)) for (const { place, windows } of some) measured[place] = windows;
  return measured;
}

/** The same, of those that are counted together as soon as they are. `place`: among the alerts. Whoever leaves asks for no more. */
export async function* measureInTurn(
  environment: Environment,
  alerts: readonly MeasuredAlert[],
): AsyncGenerator<{ place: number; windows: MeasuredWindow[] }[]> {
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
  for (const group of groups.values()) {
    const intervals = intervalsOf(group.flatMap(({ windows }) => windows.flatMap(countedWindows)));
    const [alone] = group.length === 1 ? group : [];
    const topics = await topicsAmong(environment.postgres, [...new Set(group.flatMap(({ alert }) => alert.topicIds))]);
    const scored = new Set(group.filter(({ alert }) => isScored(alert.rule)).flatMap(({ alert }) => alert.topicIds));
    const counts = await countsOf(environment, { topics, scored, intervals, alone: alone?.alert.rule ?? null });
    const byId = new Map(topics.map((topic) => [topic.id, topic]));
    const measured = [];
    for (const { place, alert, windows } of group)
      measured.push({ place, windows: await measureOne(alert, windows, { byId, counts, intervals, pause }) });
    yield measured;
  }
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

interface Counted {
  topics: readonly TopicRow[];
  /** Topics of which somebody wants the score. */
  scored: ReadonlySet<number>;
  intervals: Intervals;
  /** The rule of the only alert that wants them. */
  alone: AlertRule | null;
}

/** By topic. Sentiments of those that are scored are those that stand for their organisation; of others nobody looks at them. */
async function countsOf(
  { clickhouse, postgres }: Environment,
  { topics, scored, intervals: { edges, wanted }, alone }: Counted,
): Promise<Map<number, PieceCount[]>> {
  const owners = new Set(topics.filter(({ id }) => scored.has(id)).map(({ organisationId }) => organisationId));
  const correcting = await correctingAmong(postgres, [...owners]);
  const only = alone && { mediaTypes: alone.mediaTypes, kind: KINDS[alone.conversationType] };
  const asked = topics.map(({ id, organisationId, revision, hiddenKinds }) => {
    const correctedBy = scored.has(id) && correcting.has(organisationId) ? organisationId : null;
    return { topicId: id, revision, hidden: hiddenKinds, correctedBy };
  });
  return intervalCounts(clickhouse, { topics: asked, edges, wanted, only });
}

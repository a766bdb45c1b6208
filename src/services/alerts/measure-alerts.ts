/** What alerts measure: the windows of many of them, counted together. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import { intervalsOf } from '../../engine/alerts/intervals.ts';
import { figuresOf, type PieceCount } from '../../engine/alerts/measure.ts';
import { type ComparedWindows, windowsOf } from '../../engine/alerts/windows-of.ts';
import { intervalCounts } from '../../stores/clickhouse/queries/interval-counts.ts';
import { correctingAmong } from '../../stores/postgres/sentiment-corrections.ts';
import { type TopicRow, topicsAmong } from '../../stores/postgres/topic-rows.ts';
import type { Environment } from '../environment.ts';

export interface MeasuredAlert {
  organisationId: number;
  timezone: string;
  rule: AlertRule;
  topicIds: readonly number[];
  /** Ends of the windows that are asked for. */
  ends: readonly Date[];
}

export interface MeasuredWindow extends ComparedWindows {
  /** Of its topics, those whose mentions are there to be counted: none that is searched for the first time, or whose period is another. */
  figures: AlertFigures[];
}

/** In the order of the alerts, and of the ends of each. */
export async function measureAlerts(environment: Environment, alerts: readonly MeasuredAlert[]): Promise<MeasuredWindow[][]> {
  const windows = alerts.map(({ rule, ends, timezone }) => ends.map((end) => windowsOf(rule, end, timezone)));
  const topics = await topicsAmong(environment.postgres, [...new Set(alerts.flatMap(({ topicIds }) => topicIds))]);
  const intervals = intervalsOf(
    windows.flat().flatMap(({ window, previous, usual }) => [window, ...(previous ? [previous] : []), ...usual]),
  );
  const counts = await countsOf(environment, topics, intervals);
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return alerts.map(({ rule, topicIds }, place) =>
    (windows[place] ?? []).map((compared) => ({
      ...compared,
      figures: topicIds.flatMap((id) => {
        const topic = byId.get(id);
        if (!topic || !isThere(topic, compared)) return [];
        const watched = { topicId: id, since: topic.startsAt, counts: counts.get(id) ?? [] };
        return [figuresOf(rule, compared, watched, intervals.of)];
      }),
    })),
  );
}

function isThere({ revision, startsAt, endsAt }: TopicRow, { window }: ComparedWindows): boolean {
  return revision > 0 && startsAt <= window.start && window.end <= endsAt;
}

/** By topic. Sentiments are those that stand for the organisation; most have corrected none, and are asked about together. */
async function countsOf(
  { clickhouse, postgres }: Environment,
  topics: readonly TopicRow[],
  { edges, wanted }: ReturnType<typeof intervalsOf>,
): Promise<Map<number, PieceCount[]>> {
  const correcting = await correctingAmong(postgres, [...new Set(topics.map(({ organisationId }) => organisationId))]);
  const groups = [null, ...correcting].map((organisationId) => ({
    organisationId,
    topics: topics.filter((topic) => (correcting.has(topic.organisationId) ? topic.organisationId : null) === organisationId),
  }));
  const counts = new Map<number, PieceCount[]>(topics.map(({ id }) => [id, []]));
  for (const { organisationId, topics: asked } of groups) {
    const counted = asked.map(({ id, revision, hiddenKinds }) => ({ topicId: id, revision, hidden: hiddenKinds }));
    for (const { topic_id, ...count } of await intervalCounts(clickhouse, {
      topics: counted,
      edges,
      intervals: wanted,
      organisationId,
    }))
      counts.get(topic_id)?.push(count);
  }
  return counts;
}

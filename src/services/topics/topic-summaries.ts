/** Topics as lists show them: with totals and the mentions of each of the last 14 days. */
import type { TopicSummary } from '../../contract/topics.ts';
import { lastDays } from '../../engine/analysis/last-days.ts';
import { topicTotals } from '../../stores/clickhouse/queries/topic-totals.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { topicOnWire } from './topic-on-wire.ts';

const SPARKLINE_DAYS = 14;

/** In the order given. Days are the organisation's, so that everybody sees the same numbers. */
export async function topicSummaries(environment: Environment, actor: Actor, rows: readonly TopicRow[]): Promise<TopicSummary[]> {
  const { dates, edges } = lastDays(environment.now(), actor.timezone, SPARKLINE_DAYS);
  const topics = rows.map((row) => ({ topicId: row.id, revision: row.revision, hidden: row.hiddenKinds }));
  const totals = await topicTotals(environment.clickhouse, { topics, dayEdges: edges });
  return rows.map((row) => {
    const total = totals.get(row.id);
    return {
      ...topicOnWire(row, total?.dataStartAt ?? null),
      mentions: total?.mentions ?? 0,
      sparkline: dates.map((date, day) => ({ date, count: total?.days[day] ?? 0 })),
    };
  });
}

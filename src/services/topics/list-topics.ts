/** The topics of the caller's organisation, newest first, with totals and the mentions of each of the last 14 days. */
import { topicListInput } from '../../contract/functions.ts';
import type { TopicSummary } from '../../contract/topics.ts';
import { lastDays } from '../../engine/analysis/last-days.ts';
import { topicTotals } from '../../stores/clickhouse/queries/topic-totals.ts';
import { organisationTopics } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicOnWire } from './topic-on-wire.ts';

const SPARKLINE_DAYS = 14;

/** The browser's offset is part of the call, but days are the organisation's, so that everybody sees the same numbers. */
export async function listTopics(environment: Environment, actor: Actor, input: unknown): Promise<TopicSummary[]> {
  parseInput(topicListInput, input);
  const rows = await organisationTopics(environment.postgres, actor.organisationId);
  const { dates, edges } = lastDays(environment.now(), actor.timezone, SPARKLINE_DAYS);
  const topics = rows.map((row) => ({ topicId: row.id, revision: row.revision }));
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

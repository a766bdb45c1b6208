/** One topic of the caller's organisation, as it was last edited. */
import { topicReference } from '../../contract/functions.ts';
import type { Topic } from '../../contract/topics.ts';
import { topicTotals } from '../../stores/clickhouse/queries/topic-totals.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from './guards.ts';
import { topicOnWire } from './topic-on-wire.ts';

export async function getTopic(environment: Environment, actor: Actor, input: unknown): Promise<Topic> {
  const { id } = parseInput(topicReference, input);
  const row = await ownTopic(environment, actor, id, 'newest');
  const read = { topicId: row.id, revision: row.revision, hidden: row.hiddenKinds };
  const totals = await topicTotals(environment.clickhouse, { topics: [read], dayEdges: [] });
  return topicOnWire(row, totals.get(row.id)?.dataStartAt ?? null);
}

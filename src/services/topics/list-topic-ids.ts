/** The ids of the organisation's topics, or of those that stand in front; hidden ones are left out. */
import { organisationTopics, type TopicRow } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';

type TopicId = { topic_id: string; visible: boolean };

export async function listTopicIds(environment: Environment, actor: Actor): Promise<TopicId[]> {
  return idsOf(await organisationTopics(environment.postgres, actor.organisationId));
}

export async function listFeaturedIds(environment: Environment, actor: Actor): Promise<TopicId[]> {
  const rows = await organisationTopics(environment.postgres, actor.organisationId);
  return idsOf(rows.filter(({ featured }) => featured));
}

function idsOf(rows: readonly TopicRow[]): TopicId[] {
  return rows.filter(({ visible }) => visible).map(({ id, visible }) => ({ topic_id: String(id), visible }));
}

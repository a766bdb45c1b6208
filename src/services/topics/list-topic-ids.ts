/** The ids of the organisation's topics; hidden ones are left out. */
import { organisationTopics } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';

export async function listTopicIds(environment: Environment, actor: Actor): Promise<{ topic_id: string; visible: boolean }[]> {
  const rows = await organisationTopics(environment.postgres, actor.organisationId);
  return rows.filter((row) => row.visible).map((row) => ({ topic_id: String(row.id), visible: row.visible }));
}

/** Whose mentions an alert may watch. */
import type { Postgres } from '../../stores/postgres/client.ts';
import { topicIdsAmong } from '../../stores/postgres/topics.ts';
import type { Actor } from '../environment.ts';
import { notFound } from '../errors.ts';
import { topicNumber } from '../topics/guards.ts';

/** Their numbers, in the order given. Throws not_found for another organisation's topic. */
export async function ownTopics(postgres: Postgres, { organisationId }: Actor, topics: readonly string[]): Promise<number[]> {
  const wanted = topics.map(topicNumber);
  const own = new Set(await topicIdsAmong(postgres, organisationId, wanted));
  if (wanted.some((id) => !own.has(id))) throw notFound('topic');
  return wanted;
}

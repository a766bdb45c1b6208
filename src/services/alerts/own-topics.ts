/** Whose mentions an alert may watch. */
import type { Postgres, Transaction } from '../../stores/postgres/client.ts';
import { holdTopics, topicIdsAmong } from '../../stores/postgres/topics.ts';
import type { Actor } from '../environment.ts';
import { notFound } from '../errors.ts';
import { topicNumber } from '../topics/guards.ts';

/** Their numbers, in the order given. Throws not_found for another organisation's topic. */
export async function ownTopics(postgres: Postgres, { organisationId }: Actor, topics: readonly string[]): Promise<number[]> {
  const wanted = topics.map(topicNumber);
  return allOf(wanted, await topicIdsAmong(postgres, organisationId, wanted));
}

/** The same, and none of them is deleted before the transaction ends. */
export async function heldTopics(
  transaction: Transaction,
  { organisationId }: Actor,
  topics: readonly string[],
): Promise<number[]> {
  const wanted = topics.map(topicNumber);
  return allOf(wanted, await holdTopics(transaction, organisationId, wanted));
}

function allOf(wanted: readonly number[], found: readonly number[]): number[] {
  const own = new Set(found);
  if (wanted.some((id) => !own.has(id))) throw notFound('topic');
  return [...wanted];
}

/** May this person do that to this topic, and does the plan allow that many keywords, or that long? */

import type { MessageKey } from '../../contract/errors.ts';
import { type KeywordCounts, planErrors, type TopicInput } from '../../contract/topics.ts';
import type { Postgres, Transaction } from '../../stores/postgres/client.ts';
import { VIEWS_NAME_INDEX } from '../../stores/postgres/saved-views.ts';
import type { SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import { findTopic, type TopicRow, type Which } from '../../stores/postgres/topic-rows.ts';
import { LARGEST_ID, TOPICS_NAME_INDEX } from '../../stores/postgres/topics.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import { subscriptionOf } from '../accounts/get-subscription.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid, notFound } from '../errors.ts';

/**
 * The topic with the definition that screens read, or with its newest one. `not_found` for what does not exist and for
 * what belongs to another organisation alike.
 */
export async function ownTopic(environment: Environment, actor: Actor, id: string, which: Which = 'read'): Promise<TopicRow> {
  const row = await findTopic(environment.postgres, actor.organisationId, topicNumber(id), which);
  if (!row) throw notFound('topic');
  return row;
}

export function topicNumber(id: string): number {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_ID) throw notFound('topic');
  return number;
}

export function refuseBeyondPlan(topic: TopicInput, keywords: KeywordCounts, plan: SubscriptionRow): void {
  const errors = planErrors(topic, keywords, subscriptionOf(plan));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Where a name must be free, and what is said where it is not. */
interface UniqueName {
  index: string;
  taken: MessageKey;
}
const TOPIC_NAME: UniqueName = { index: TOPICS_NAME_INDEX, taken: 'topicNameTaken' };
export const VIEW_NAME: UniqueName = { index: VIEWS_NAME_INDEX, taken: 'viewNameTaken' };

/** Runs a transaction that names a topic, or a view; the unique index, not a look beforehand, says whether the name is free. */
export async function refuseTakenName<Result>(
  postgres: Postgres,
  write: (transaction: Transaction) => Promise<Result>,
  { index, taken }: UniqueName = TOPIC_NAME,
): Promise<Result> {
  try {
    return await postgres.transaction(write);
  } catch (error) {
    if (violatesUnique(error, index)) throw invalid({ name: taken });
    throw error;
  }
}

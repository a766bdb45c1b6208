/** Creates a topic; the posts that are already stored are searched by a job that is sent with it. */
import { type Topic, topicInput } from '../../contract/topics.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import { insertTopic } from '../../stores/postgres/topic-rows.ts';
import { countTopics } from '../../stores/postgres/topics.ts';
import { lockPlan, mayWrite } from '../accounts/plan-guard.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { refuseBeyondPlan, refuseTakenName } from './guards.ts';
import { readDefinition } from './read-definition.ts';
import { topicOnWire } from './topic-on-wire.ts';

/**
 * `demo` marks it as part of the demo content, with which it is removed. `searchLater` leaves it shown as being searched
 * until the caller sends its backfill, for posts that are about to be stored.
 */
export async function createTopic(
  environment: Environment,
  actor: Actor,
  input: unknown,
  { demo = false, searchLater = false }: { demo?: boolean; searchLater?: boolean } = {},
): Promise<Topic> {
  await mayWrite(environment, actor);
  const topic = parseInput(topicInput, input);
  const { definition, keywords } = readDefinition(topic);
  const now = environment.now();
  const row = await refuseTakenName(environment.postgres, async (transaction) => {
    const plan = await lockPlan(transaction, actor, now);
    const used = await countTopics(transaction, actor.organisationId);
    if (used >= plan.maxTopics) throw limitReached('topics', plan.maxTopics, used);
    refuseBeyondPlan(topic, keywords, plan);
    const named = { organisationId: actor.organisationId, name: topic.name, nameKey: nameKey(topic.name) };
    const inserted = await insertTopic(
      transaction,
      { ...named, visible: true, demo, createdAt: now, updatedAt: now, updatedBy: actor.userId },
      definition,
    );
    if (!searchLater) await environment.jobs.send('backfill', { topicId: inserted.id, revision: 1 }, { transaction });
    await recordAct(transaction, { act: 'topic_created', by: actor, at: now, detail: { topic: inserted.id } });
    return inserted;
  });
  return topicOnWire(row, null);
}

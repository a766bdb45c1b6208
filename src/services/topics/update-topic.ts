/**
 * Changes a topic. A new name is only a new name, and the same keywords written otherwise are only shown otherwise; other
 * keywords, period or media types begin a new revision, and screens go on reading the old one until the new one is complete.
 */
import { topicReference } from '../../contract/functions.ts';
import { topicInput } from '../../contract/topics.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import { insertTopicRevision, rewriteTopicRevision } from '../../stores/postgres/topic-revisions.ts';
import { lockTopic } from '../../stores/postgres/topic-rows.ts';
import { updateTopicRow } from '../../stores/postgres/topics.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { lockPlan, mayWrite, ownTopic, refuseBeyondPlan, refuseTakenName, topicNumber } from './guards.ts';
import { readDefinition, sameMeaning, sameWriting } from './read-definition.ts';

export async function updateTopic(environment: Environment, actor: Actor, input: unknown): Promise<{ id: string }> {
  await mayWrite(environment, actor);
  const { id } = parseInput(topicReference, input);
  await ownTopic(environment, actor, id);
  const topic = parseInput(topicInput, input);
  const { definition, keywords } = readDefinition(topic);
  const now = environment.now();
  await refuseTakenName(environment.postgres, async (transaction) => {
    const plan = await lockPlan(transaction, actor, now);
    const row = await lockTopic(transaction, actor.organisationId, topicNumber(id));
    if (!row) throw notFound('topic');
    const renamed = { name: topic.name, nameKey: nameKey(topic.name), updatedAt: now };
    const newest = row.buildingRevision ?? row.revision;
    if (sameMeaning(row, definition)) {
      if (!sameWriting(row, definition))
        await rewriteTopicRevision(transaction, { topicId: row.id, revision: newest }, definition);
      await updateTopicRow(transaction, row.id, renamed);
      return;
    }
    refuseBeyondPlan(topic, keywords, plan);
    const revision = Math.max(row.revision, row.buildingRevision ?? 0) + 1;
    await insertTopicRevision(transaction, { ...definition, topicId: row.id, revision });
    await updateTopicRow(transaction, row.id, { ...renamed, buildingRevision: revision });
    await environment.jobs.send('backfill', { topicId: row.id, revision }, { transaction });
  });
  return { id };
}

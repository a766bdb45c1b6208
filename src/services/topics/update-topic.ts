/**
 * Changes a topic. A new name is only a new name, and the same keywords written otherwise are only shown otherwise; other
 * keywords, period or media types begin a new revision, and screens go on reading the old one until the new one is complete. Alerts that
 * rest since it was over wake with its new period.
 */
import { topicVersion } from '../../contract/functions.ts';
import { topicInput } from '../../contract/topics.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { lockAlertsOfTopics } from '../../stores/postgres/topic-alerts.ts';
import { insertTopicRevision, rewriteTopicRevision } from '../../stores/postgres/topic-revisions.ts';
import { lockTopic, type TopicRow } from '../../stores/postgres/topic-rows.ts';
import { SEARCH_ANEW, updateTopicRow } from '../../stores/postgres/topics.ts';
import { findMember } from '../../stores/postgres/users.ts';
import { lockPlan, mayWrite } from '../accounts/plan-guard.ts';
import { collectionDelays } from '../alerts/collection-delays.ts';
import { wakeAlerts } from '../alerts/resting.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownTopic, refuseBeyondPlan, refuseTakenName, topicNumber } from './guards.ts';
import { readDefinition, sameMeaning, sameWriting } from './read-definition.ts';

/** `basedOn`: `updated_at` of the version that was edited. Throws `conflict` where another is stored; without it nothing is compared. */
export async function updateTopic(environment: Environment, actor: Actor, input: unknown): Promise<{ id: string }> {
  const { id, basedOn } = parseInput(topicVersion, input);
  await ownTopic(environment, actor, id);
  await mayWrite(environment, actor);
  const topic = parseInput(topicInput, input);
  const { definition, keywords } = readDefinition(topic);
  const now = environment.now();
  const delays = await collectionDelays(environment);
  await refuseTakenName(environment.postgres, async (transaction) => {
    const plan = await lockPlan(transaction, actor, now);
    await lockAlertsOfTopics(transaction, [topicNumber(id)]);
    const row = await lockTopic(transaction, actor.organisationId, topicNumber(id));
    if (!row) throw notFound('topic');
    if (basedOn !== undefined && Date.parse(basedOn) !== row.updatedAt.getTime()) throw await changedSince(transaction, row);
    const updatedAt = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
    const renamed = { name: topic.name, nameKey: nameKey(topic.name), updatedAt, updatedBy: actor.userId };
    const newest = row.buildingRevision ?? row.revision;
    await recordAct(transaction, { act: 'topic_changed', by: actor, at: now, detail: { topic: row.id } });
    if (sameMeaning(row, definition)) {
      if (!sameWriting(row, definition))
        await rewriteTopicRevision(transaction, { topicId: row.id, revision: newest }, definition);
      await updateTopicRow(transaction, row.id, renamed);
      return;
    }
    refuseBeyondPlan(topic, keywords, plan);
    const revision = Math.max(row.revision, row.buildingRevision ?? 0) + 1;
    await insertTopicRevision(transaction, { ...definition, topicId: row.id, revision });
    await updateTopicRow(transaction, row.id, { ...renamed, ...SEARCH_ANEW, buildingRevision: revision });
    await wakeAlerts(transaction, { topicId: row.id, endsAt: definition.endsAt }, { now, timezone: actor.timezone, delays });
    await environment.jobs.send('backfill', { topicId: row.id, revision }, { transaction });
  });
  return { id };
}

/** By whom is unknown for a user who is gone. */
async function changedSince(transaction: Transaction, { updatedAt, updatedBy }: TopicRow): Promise<ServiceError> {
  const user = updatedBy === null ? null : (await findMember(transaction, updatedBy))?.user;
  const changedAt = updatedAt.toISOString();
  const detail = user ? { changedAt, changedBy: user.name } : { changedAt };
  return new ServiceError('conflict', `the topic was changed by ${user?.name ?? 'somebody'} at ${changedAt}`, detail);
}

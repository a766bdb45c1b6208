/** Has a topic whose search failed searched again, as somebody asked. Nothing happens where it is searched already, or complete. */
import { topicReference } from '../../contract/functions.ts';
import { lockTopic } from '../../stores/postgres/topic-rows.ts';
import { SEARCH_ANEW, updateTopicRow } from '../../stores/postgres/topics.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ownTopic, topicNumber } from './guards.ts';

export async function searchAgain(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id } = parseInput(topicReference, input);
  await ownTopic(environment, actor, id);
  await mayWrite(environment, actor);
  await environment.postgres.transaction(async (transaction) => {
    const row = await lockTopic(transaction, actor.organisationId, topicNumber(id));
    if (!row) throw notFound('topic');
    if (row.failure === null || row.buildingRevision === null) return;
    await updateTopicRow(transaction, row.id, SEARCH_ANEW);
    await environment.jobs.send('backfill', { topicId: row.id, revision: row.buildingRevision }, { transaction });
  });
}

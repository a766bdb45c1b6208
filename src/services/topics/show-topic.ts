/** Hides a topic from whatever lists topics or chooses among them, or shows it again: for everybody of the organisation. */
import { topicVisibility } from '../../contract/topics.ts';
import { markTopic } from '../../stores/postgres/topics.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { topicNumber } from './guards.ts';

export async function showTopic(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id, visible } = parseInput(topicVisibility, input);
  const { organisationId } = actor;
  await mayWrite(environment, actor);
  if ((await markTopic(environment.postgres, { topicId: topicNumber(id), organisationId, visible })) === null) {
    throw notFound('topic');
  }
}

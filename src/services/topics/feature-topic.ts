/** Puts a topic in front of the organisation's others, or takes it back: for everybody of the organisation. */
import { topicFeature } from '../../contract/topics.ts';
import { markTopic } from '../../stores/postgres/topics.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { topicNumber } from './guards.ts';

export async function featureTopic(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id, featured } = parseInput(topicFeature, input);
  const { organisationId } = actor;
  await mayWrite(environment, actor);
  if ((await markTopic(environment.postgres, { topicId: topicNumber(id), organisationId, featured })) === null) {
    throw notFound('topic');
  }
}

/** For operators only: of any organisation. Answers the topic's name. */
export async function featureAnyTopic({ postgres }: Environment, input: unknown): Promise<string> {
  const { id, featured } = parseInput(topicFeature, input);
  const name = await markTopic(postgres, { topicId: topicNumber(id), featured });
  if (name === null) throw notFound(`topic ${id}`);
  return name;
}

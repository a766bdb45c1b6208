/** How a topic stands among the others, for everybody of the organisation: in front of them or not, hidden from whatever lists topics or not. */
import { topicFeature, topicVisibility } from '../../contract/topics.ts';
import { markTopic, type TopicMarks } from '../../stores/postgres/topics.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { topicNumber } from './guards.ts';

export async function featureTopic(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id, featured } = parseInput(topicFeature, input);
  await mark(environment, actor, id, { featured });
}

export async function showTopic(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { id, visible } = parseInput(topicVisibility, input);
  await mark(environment, actor, id, { visible });
}

/** For operators only: of any organisation. Answers the topic's name. */
export async function featureAnyTopic({ postgres }: Environment, input: unknown): Promise<string> {
  const { id, featured } = parseInput(topicFeature, input);
  const name = await markTopic(postgres, { topicId: topicNumber(id), featured });
  if (name === null) throw notFound(`topic ${id}`);
  return name;
}

async function mark(environment: Environment, actor: Actor, id: string, marks: TopicMarks): Promise<void> {
  const { organisationId } = actor;
  await mayWrite(environment, actor);
  const name = await markTopic(environment.postgres, { topicId: topicNumber(id), organisationId, ...marks });
  if (name === null) throw notFound('topic');
}

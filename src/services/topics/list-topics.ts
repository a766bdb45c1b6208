/** The topics of the caller's organisation, newest first, with totals and the mentions of each of the last 14 days. */
import { topicListInput } from '../../contract/functions.ts';
import type { TopicSummary } from '../../contract/topics.ts';
import { organisationTopics } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicSummaries } from './topic-summaries.ts';

/** The browser's offset is part of the call, but days are the organisation's. */
export async function listTopics(environment: Environment, actor: Actor, input: unknown): Promise<TopicSummary[]> {
  parseInput(topicListInput, input);
  return topicSummaries(environment, actor, await organisationTopics(environment.postgres, actor.organisationId));
}

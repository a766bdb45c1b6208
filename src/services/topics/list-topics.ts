/** The topics of the caller's organisation, newest first, with totals and the mentions of each of the last 14 days. */
import { topicListInput } from '../../contract/functions.ts';
import { countedBy, type Listed } from '../../contract/pages.ts';
import { type TopicSummary, topicPageInput } from '../../contract/topics.ts';
import { organisationTopics } from '../../stores/postgres/topic-rows.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { topicSummaries } from './topic-summaries.ts';

/** The browser's offset is part of the call, but days are the organisation's. */
export async function listTopics(environment: Environment, actor: Actor, input: unknown): Promise<TopicSummary[]> {
  parseInput(topicListInput, input);
  return topicSummaries(environment, actor, await organisationTopics(environment.postgres, actor.organisationId));
}

/** A page of them: figures are counted of that page alone. */
export async function pageTopics(environment: Environment, actor: Actor, input: unknown): Promise<Listed<TopicSummary>> {
  const { visible, skip, limit } = parseInput(topicPageInput, input);
  const all = await organisationTopics(environment.postgres, actor.organisationId);
  const asked = visible === undefined ? all : all.filter((topic) => String(topic.visible) === visible);
  const data = await topicSummaries(environment, actor, asked.slice(skip, skip + limit));
  return { data, ...countedBy({ skip, limit }, asked.length) };
}

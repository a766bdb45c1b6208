/** Summaries, by REST. An answer that nobody waits for any more is not asked for any longer. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/summaries.ts';
import { comparisonSummary } from '../../services/summaries/summarise-comparison.ts';
import { peakSummary } from '../../services/summaries/summarise-peak.ts';
import { onePostSummary } from '../../services/summaries/summarise-post.ts';
import { textsSummary } from '../../services/summaries/summarise-texts.ts';
import { topicSummary } from '../../services/summaries/summarise-topic.ts';
import { topicPostsSummary } from '../../services/summaries/summarise-topic-posts.ts';
import { registerForUser } from '../register.ts';

export function addSummaries(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, endpoints.summarisePosts, async (input, actor, { gone }) => ({
    data: await topicPostsSummary(environment, actor, input, gone),
  }));

  registerForUser(app, endpoints.summariseTexts, async (input, actor, { gone }) => ({
    data: await textsSummary(environment, actor, input, gone),
  }));

  registerForUser(app, endpoints.summarisePost, async (input, actor, { gone }) => ({
    data: await onePostSummary(environment, actor, input, gone),
  }));

  registerForUser(app, endpoints.summariseTopic, async (input, actor, { gone }) => ({
    data: await topicSummary(environment, actor, input, gone),
  }));

  registerForUser(app, endpoints.summarisePeak, async (input, actor, { gone }) => ({
    data: await peakSummary(environment, actor, input, gone),
  }));

  registerForUser(app, endpoints.summariseComparison, async (input, actor, { gone }) => ({
    data: await comparisonSummary(environment, actor, input, gone),
  }));
}

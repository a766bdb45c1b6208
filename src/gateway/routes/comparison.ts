/** Topics beside each other, by REST. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/analysis/comparison.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import { compareTopics } from '../../services/comparison/compare-topics.ts';
import { comparedTopic } from '../../services/comparison/compared-topic.ts';
import { getKeptTopic, listKeptTopics } from '../../services/comparison/kept-topics.ts';
import { registerForUser } from '../register.ts';

export function addComparison(app: FastifyInstance): void {
  const environment = forFigures(app.gateway.environment);
  registerForUser(app, endpoints.getComparison, async (input, actor) => ({
    data: await compareTopics(environment, actor, input),
  }));

  registerForUser(app, endpoints.getComparisonTopics, async (_input, actor) => ({
    data: await listKeptTopics(environment, actor),
  }));

  registerForUser(app, endpoints.getComparisonTopic, async (input, actor) => ({
    data: await getKeptTopic(environment, actor, input),
  }));

  registerForUser(app, endpoints.getComparisonAnalysis, async (input, actor) => ({
    data: await comparedTopic(environment, actor, input),
  }));
}

/** The analyses by REST, by the same verbs as the functions: tabs, posts behind figures, and what a post answers. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/analysis/endpoints.ts';
import { countedBy } from '../../contract/pages.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import { topicHow } from '../../services/analysis/how.ts';
import { topicOverview } from '../../services/analysis/overview.ts';
import { parentPost } from '../../services/analysis/parent-post.ts';
import { topicPeaks } from '../../services/analysis/peaks.ts';
import { chartboxPosts, topicPosts } from '../../services/analysis/posts.ts';
import { topicAnalysis } from '../../services/analysis/topic-analysis.ts';
import { topicWhen } from '../../services/analysis/when.ts';
import { topicWhere } from '../../services/analysis/where.ts';
import { registerForUser } from '../register.ts';

export function addAnalysis(app: FastifyInstance): void {
  const environment = forFigures(app.gateway.environment);

  registerForUser(app, endpoints.getTopicAnalysis, async (input, actor) => ({
    data: await topicAnalysis(environment, actor, input),
  }));

  registerForUser(app, endpoints.getOverview, async (input, actor) => ({ data: await topicOverview(environment, actor, input) }));

  registerForUser(app, endpoints.getWhen, async (input, actor) => ({ data: await topicWhen(environment, actor, input) }));

  registerForUser(app, endpoints.getWhere, async (input, actor) => ({ data: await topicWhere(environment, actor, input) }));

  registerForUser(app, endpoints.getHow, async (input, actor) => ({ data: await topicHow(environment, actor, input) }));

  registerForUser(app, endpoints.getPeaks, async (input, actor) => ({ data: await topicPeaks(environment, actor, input) }));

  registerForUser(app, endpoints.getRawData, async (input, actor) => {
    const { posts, count } = await topicPosts(environment, actor, input);
    return { posts, ...countedBy(input.filter, count) };
  });

  registerForUser(app, endpoints.getFeeds, async (input, actor) => {
    const { count, posts } = await topicPosts(environment, actor, input);
    return { data: posts, ...countedBy(input.filter, count) };
  });

  registerForUser(app, endpoints.inspectPosts, async (input, actor) => {
    const { posts, count } = await chartboxPosts(environment, actor, input);
    return { posts, ...countedBy(input.filter, count) };
  });

  registerForUser(app, endpoints.getParent, async (input, actor) => ({ data: await parentPost(environment, actor, input) }));
}

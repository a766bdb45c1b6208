/** The analysis functions: name → verb. */
import { analysisInput, postsInput } from '../../contract/functions.ts';
import { topicOverview } from '../../services/analysis/overview.ts';
import { topicPosts } from '../../services/analysis/posts.ts';
import { parseInput } from '../../services/parse.ts';
import type { FunctionHandlers } from './handlers.ts';

export const analysisFunctions: FunctionHandlers<'get_topic_analysis_overview' | 'get_topic_analysis_posts'> = {
  get_topic_analysis_overview: async (environment, actor, input) =>
    topicOverview(environment, actor, parseInput(analysisInput, input)),
  get_topic_analysis_posts: async (environment, actor, input) => topicPosts(environment, actor, parseInput(postsInput, input)),
};

/** The analysis functions: name → verb. */
import { topicOverview } from '../../services/analysis/overview.ts';
import { topicPosts } from '../../services/analysis/posts.ts';
import type { FunctionHandlers } from './handlers.ts';

export const analysisFunctions: FunctionHandlers<'get_topic_analysis_overview' | 'get_topic_analysis_posts'> = {
  get_topic_analysis_overview: topicOverview,
  get_topic_analysis_posts: topicPosts,
};

/** The analysis functions: name → verb. */
import { topicOverview } from '../../services/analysis/overview.ts';
import { chartboxPosts, topicPosts } from '../../services/analysis/posts.ts';
import type { FunctionHandlers } from './handlers.ts';

type AnalysisFunctions = FunctionHandlers<
  'get_topic_analysis_overview' | 'get_topic_analysis_posts' | 'get_topic_analysis_posts_chartbox'
>;

export const analysisFunctions: AnalysisFunctions = {
  get_topic_analysis_overview: topicOverview,
  get_topic_analysis_posts: topicPosts,
  get_topic_analysis_posts_chartbox: chartboxPosts,
};

/** The analysis functions: name → verb. */
import { topicHow } from '../../services/analysis/how.ts';
import { topicOverview } from '../../services/analysis/overview.ts';
import { topicPostOverview } from '../../services/analysis/post-overview.ts';
import { chartboxPosts, topicPosts } from '../../services/analysis/posts.ts';
import { topicAnalysis } from '../../services/analysis/topic-analysis.ts';
import { topicHandles, topicHashtags, topicWhat } from '../../services/analysis/what.ts';
import { topicWhen } from '../../services/analysis/when.ts';
import { topicWhere } from '../../services/analysis/where.ts';
import { topicWho } from '../../services/analysis/who.ts';
import { topicPostsCsv } from '../../services/exports/posts-csv-link.ts';
import { postsSummary } from '../../services/summaries/summarise-posts.ts';
import type { FunctionHandlers } from './handlers.ts';

type AnalysisFunctions = FunctionHandlers<
  | 'get_topic_analysis'
  | 'get_topic_post_overview'
  | 'get_topic_analysis_overview'
  | 'get_topic_analysis_when'
  | 'get_topic_analysis_where'
  | 'get_topic_analysis_how'
  | 'get_topic_analysis_what'
  | 'get_topic_analysis_what_hashtag'
  | 'get_topic_analysis_what_mention'
  | 'get_topic_analysis_who_influencer'
  | 'get_topic_analysis_posts'
  | 'get_topic_analysis_posts_csv'
  | 'get_topic_analysis_posts_chartbox'
  | 'get_posts_summary'
>;

export const analysisFunctions: AnalysisFunctions = {
  get_topic_analysis: topicAnalysis,
  get_topic_post_overview: topicPostOverview,
  get_topic_analysis_overview: topicOverview,
  get_topic_analysis_when: topicWhen,
  get_topic_analysis_where: topicWhere,
  get_topic_analysis_how: topicHow,
  get_topic_analysis_what: topicWhat,
  get_topic_analysis_what_hashtag: topicHashtags,
  get_topic_analysis_what_mention: topicHandles,
  get_topic_analysis_who_influencer: topicWho,
  get_topic_analysis_posts: topicPosts,
  get_topic_analysis_posts_csv: topicPostsCsv,
  get_topic_analysis_posts_chartbox: chartboxPosts,
  get_posts_summary: postsSummary,
};

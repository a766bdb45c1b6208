/**
 * Marks all that is counted of topics, and found by searches, as outdated: figures, lists of posts, quotations, what a filter can be set
 * to. What a model wrote is not asked for again, nor is the web: these cost.
 */
import type { QueryClient } from '@tanstack/react-query';
import { querySearchOptions } from '../../../contract/post-search.ts';
import { summarisePosts, summariseTopic } from '../../../contract/summaries.ts';
import { refreshBeginning, refreshRequests } from '../../lib/call.ts';
import { refreshCalls } from '../../lib/function-call.ts';

export async function refreshAnalysis(client: QueryClient): Promise<void> {
  await Promise.all([
    ...['get_topic_analysis', 'get_topic_post_overview', '/analysis/', '/comparison'].map((beginning) =>
      refreshBeginning(client, beginning),
    ),
    refreshCalls(client, ['query']),
    ...[summariseTopic, summarisePosts, querySearchOptions].map((endpoint) => refreshRequests(client, endpoint)),
  ]);
}

/** Marks all that is counted of topics, and found by searches, as outdated: figures, lists of posts, what a filter can be set to. */
import type { QueryClient } from '@tanstack/react-query';
import { refreshBeginning } from '../../lib/call.ts';

export async function refreshAnalysis(client: QueryClient): Promise<void> {
  const beginnings = ['get_topic_analysis', 'get_topic_post_overview', '/analysis/', 'query'];
  await Promise.all(beginnings.map((beginning) => refreshBeginning(client, beginning)));
}

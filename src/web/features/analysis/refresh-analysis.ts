/** Marks all that is counted of topics as outdated: figures, lists of posts, what a filter can be set to. */
import type { QueryClient } from '@tanstack/react-query';
import { refreshBeginning } from '../../lib/call.ts';

export async function refreshAnalysis(client: QueryClient): Promise<void> {
  await Promise.all([refreshBeginning(client, 'get_topic_analysis'), refreshBeginning(client, '/analysis/')]);
}

/** Summaries of the topic of the page, under its filter: of all that it has found, of a peak, and of posts that somebody has chosen. */
import { useCallback } from 'react';
import { summarisePeak, summarisePost, summarisePosts, summariseTopic } from '../../../contract/summaries.ts';
import { hasFigures } from '../../../contract/topics.ts';
import { type AskedSummary, useAskedSummary } from '../../lib/asked-summary.ts';
import type { OpenCited } from '../../ui/summary-text.tsx';
import { useAnalysedTopic, useFilterInput } from './api.ts';
import { useAnalysis } from './use-analysis.ts';
import { useOpenPosts } from './use-open-posts.ts';

export function useTopicSummary(): AskedSummary {
  return useAskedSummary(summariseTopic, useFilteredInput());
}

/** `start` and `end` as the peak has them. */
export function usePeakSummary({ start, end }: { start: string; end: string }): AskedSummary {
  const input = useFilteredInput();
  return useAskedSummary(summarisePeak, input && { ...input, start, end });
}

/** Mentions of the topic. */
export function useChosenSummary(postIds: readonly string[]): AskedSummary {
  const { id } = useAnalysis();
  return useAskedSummary(summarisePosts, { id, postIds });
}

/** Of any post. */
export function usePostSummary(feedId: string): AskedSummary {
  return useAskedSummary(summarisePost, { feedId });
}

/** Opens a cited post, with its copies, beside the page. */
export function useOpenCited(): OpenCited {
  const openPosts = useOpenPosts();
  return useCallback((id, title, said) => openPosts({ title, bucket: { copiesOf: [id] }, among: 'copies', said }), [openPosts]);
}

/** null while the topic has no posts that are known. */
function useFilteredInput() {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  const filter = useFilterInput(id, search);
  return topic !== null && hasFigures(topic) ? filter : null;
}

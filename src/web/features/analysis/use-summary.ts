/** Summaries of the topic of the page, under its filter: of all that it has found, of a peak, and of posts that somebody has chosen. */
import { useCallback } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import type { Post } from '../../../contract/posts.ts';
import {
  type Summary,
  summarisePeak,
  summarisePost,
  summarisePosts,
  summariseTexts,
  summariseTopic,
} from '../../../contract/summaries.ts';
import { hasFigures } from '../../../contract/topic-state.ts';
import { beginningOfPost } from '../../../engine/translation/split-parts.ts';
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

/** Mentions of the topic; on the page of searches, where there is none, the posts as they are shown. */
export function useChosenSummary(posts: readonly Post[]): AskedSummary {
  const { id } = useAnalysis();
  const isOfTopic = id !== '';
  const summary = useAskedSummary(
    isOfTopic ? summarisePosts : summariseTexts,
    isOfTopic ? { id, postIds: posts.map((post) => post.id) } : { posts: textsOf(posts) },
  );
  return isOfTopic ? summary : { ...summary, data: summary.data && withIds(summary.data, posts) };
}

/** Characters of all texts together: in Chinese so many fit into one question to the server. */
const SENT = 250_000;

function textsOf(posts: readonly Post[]) {
  const most = Math.min(LIMITS.summarisedTitle, Math.floor(SENT / posts.length));
  return posts.map((post) => beginningOfPost(post, most)).map(({ title, content }) => ({ title, content }));
}

/** Of texts the server knows only their places, from 1. */
function withIds(summary: Summary, posts: readonly Post[]): Summary {
  const idAt = (place: string) => posts[Number(place) - 1]?.id ?? [];
  return { ...summary, sentences: summary.sentences.map((one) => ({ ...one, posts: one.posts.flatMap(idAt) })) };
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

/** What the calls of an analysis are asked with, by name. */
import { z } from 'zod';
import { filterBucket, postSort, queryFilter, timezoneOffsetMinutes } from '../filter.ts';
import { LIMITS } from '../limits.ts';
import { pageOf } from '../pages.ts';
import { topicId } from '../topics.ts';
import { overview } from './overview.ts';
import { postOverview } from './posts.ts';
import { theme, whatAnalysis } from './what.ts';
import { whoAnalysis } from './who.ts';

export const NO_FILTER = { mention: 'all', copies: 'with' } as const;
const FIRST_PAGE = { sort: 'newest', skip: 0, limit: 50 } as const;

/** Which posts of a list, and in which order. */
export const postPage = {
  sort: postSort.default(FIRST_PAGE.sort),
  ...pageOf(Math.max(...LIMITS.rowsPerPage), FIRST_PAGE.limit),
  /**
   * How many mentions the list had when it was begun. Of the newest first, what has arrived since then stands before its first place, and
   * is passed over: a list that is read for an hour neither repeats nor skips.
   */
  of: z.coerce.number().int().min(0).optional(),
};

export const analysisInput = z.object({ id: topicId, filter: queryFilter.default(NO_FILTER) });
export type AnalysisInput = z.output<typeof analysisInput>;

export const postsInput = z.object({
  id: topicId,
  filter: queryFilter.extend(postPage).default({ ...NO_FILTER, ...FIRST_PAGE }),
});
export type PostsInput = z.output<typeof postsInput>;

/** `bucket`: what was clicked, beside the filter under which it was shown. */
export const chartboxInput = z.object({
  id: topicId,
  filter: queryFilter
    .extend({ ...postPage, bucket: filterBucket.default({}) })
    .default({ ...NO_FILTER, ...FIRST_PAGE, bucket: {} }),
});

export const postOverviewInput = analysisInput.extend({ timezoneOffsetMinutes });

/** All that the first tab shows, in one answer. */
export const topicAnalysis = z.object({
  overview,
  what: whatAnalysis,
  themes: z.array(theme),
  who: whoAnalysis,
  posts: postOverview,
});
export type TopicAnalysis = z.infer<typeof topicAnalysis>;

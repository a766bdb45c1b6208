/** The first tab: how much, by whom, in which mood, and where. */
import { z } from 'zod';
import { granularity, mediaType } from '../filter.ts';
import { changed, measured, sentimentCounts, timeBucket } from './figures.ts';

/** A bucket with all that the key figures draw a line of. `reach` is null where it is unknown of every author. */
const overviewBucket = timeBucket.extend({
  ...sentimentCounts.shape,
  authors: z.number().int(),
  engagement: z.number(),
  reach: z.number().nullable(),
});

export const overview = z.object({
  ...measured,
  granularity,
  /** Latest arrival of any post, the end up to which the figures are complete; null when nothing was ever stored. */
  completeTo: z.string().nullable(),
  mentions: changed,
  /** Mentions, of those with the same text only one. */
  originals: changed,
  authors: changed,
  /** Followers of the authors, where they are known, each author once a day. */
  reach: changed,
  engagement: changed,
  score: changed,
  sentiment: sentimentCounts,
  /** Every bucket of the window, empty ones included, oldest first. */
  mentionsOverTime: z.array(overviewBucket),
  /** Most first; only media types with mentions. `ratio` is percent. */
  mediaTypes: z.array(z.object({ type: mediaType, count: z.number().int(), ratio: z.number() })),
});
export type Overview = z.infer<typeof overview>;

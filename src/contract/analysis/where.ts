/** Where: media types over time and their share, sites and channels. */
import { z } from 'zod';
import { granularity, mediaType } from '../filter.ts';
import { measured, timeBucket, toned } from './figures.ts';

/** Items of a list, most first. */
export const WHERE_ITEMS = 50;

/** The empty key: posts without one. */
const place = toned.extend({ key: z.string(), ratio: z.number() });
export type Place = z.infer<typeof place>;

export const whereAnalysis = z.object({
  ...measured,
  granularity,
  totalCount: z.number().int(),
  /** Every media type, also without mentions; `ratio` is percent. */
  breakdown: z.array(z.object({ type: mediaType, count: z.number().int(), ratio: z.number() })),
  /** Two lists of one length: starts of the buckets, and their mentions. */
  overallMentions: z.object({ dateList: z.array(z.string()), mentionCount: z.array(z.number().int()) }),
  /** Every bucket; the counts are in the order of `breakdown`. */
  mediaOverTime: z.array(timeBucket.extend({ counts: z.array(z.number().int()) })),
  domains: z.array(place),
  channels: z.array(place),
});
export type WhereAnalysis = z.infer<typeof whereAnalysis>;

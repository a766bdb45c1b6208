/** Peaks, and what was said, by whom and where more than usual while they lasted. */
import { z } from 'zod';
import { granularity } from '../filter.ts';
import { measured, timeBucket } from './figures.ts';

/** What a reason is of, each as a filter names it; `thread` is a post of the thread. */
export const REASON_KINDS = ['keyword', 'hashtag', 'entity', 'author', 'domain', 'thread'] as const;

const reason = z.object({
  kind: z.enum(REASON_KINDS),
  /** Of an author: `media type:id`. */
  key: z.string(),
  text: z.string(),
  /** Of an entity, where it is another name. */
  chineseName: z.string().nullable(),
  /** Mentions of the peak with it. */
  count: z.number().int(),
  /** As many as there would be, had the peak been like the rest of the window. */
  expected: z.number(),
  /** Log-likelihood ratio G²; above 10.83 chance is less likely than 1 in 1,000. */
  likelihood: z.number(),
});
export type Reason = z.infer<typeof reason>;

const peak = timeBucket.extend({
  count: z.number().int(),
  /** What as many buckets usually have: by the median. */
  usual: z.number(),
  /** Most telling first; empty where nothing stands out. */
  reasons: z.array(reason),
});
export type Peak = z.infer<typeof peak>;

/** Highest first. */
export const peaksAnalysis = z.object({ ...measured, granularity, peaks: z.array(peak) });
export type PeaksAnalysis = z.infer<typeof peaksAnalysis>;

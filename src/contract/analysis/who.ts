/** Who speaks, and who answers whom. */
import { z } from 'zod';
import { mediaType } from '../filter.ts';
import { toned } from './figures.ts';

export const INFLUENCERS = 50;

const author = z.object({
  /** As a filter names it, together with the media type. */
  id: z.string(),
  name: z.string(),
  mediaType,
});

/** Ranked by engagement, then mentions, then followers. */
const influencer = author.extend({
  ...toned.shape,
  /** The last known number. */
  followers: z.number().nullable(),
  /** Followers, each day with mentions once; null where they are unknown. */
  reach: z.number().nullable(),
  engagement: z.number(),
  /** Percent of all mentions. */
  ratio: z.number(),
});
export type Influencer = z.infer<typeof influencer>;

export const whoAnalysis = z.object({
  /** Different known authors. */
  count: z.number().int(),
  /** Mentions of all, those without a known author included. */
  mentions: z.number().int(),
  unknown: z.number().int(),
  influencers: z.array(influencer),
});
export type WhoAnalysis = z.infer<typeof whoAnalysis>;

/** Arrows of the picture. */
export const NETWORK_ANSWERS = 100;

/**
 * Known authors who answer other known authors most; `from` and `to` are indices of `authors`. Only answers to posts that are
 * mentions too. Answers of authors to themselves, as in threads, are nobody's conversation with another, and left out.
 */
export const replyNetwork = z.object({
  authors: z.array(
    author.extend({
      mentions: z.number().int(),
      /** Answers to the author's posts, whoever wrote them. */
      answered: z.number().int(),
    }),
  ),
  /** Most first. */
  answers: z.array(z.object({ from: z.number().int(), to: z.number().int(), count: z.number().int() })),
  /** All answers of a known author to another one, those beyond the picture included. */
  count: z.number().int(),
});
export type ReplyNetwork = z.infer<typeof replyNetwork>;

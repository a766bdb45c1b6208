/**
 * Corrections of a post's sentiment: what people of an organisation say it is stands for that organisation, and for no other that
 * sees the same post; until they take it back, however often the post comes in again and whatever an engine says by then.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { sentiment } from './filter.ts';
import { LIMITS } from './limits.ts';
import { post } from './posts.ts';

const LARGEST_POST_ID = 2n ** 64n - 1n;

/** 64 bits in decimal, as `post` has it. */
export const storedPostId = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,19})$/)
  .refine((id) => /^\d+$/.test(id) && BigInt(id) <= LARGEST_POST_ID);

/** For calls that change posts: a post named twice is one. */
export const postIds = z
  .array(storedPostId)
  .min(1, 'postRequired')
  .max(LIMITS.changedPosts, 'tooManyPosts')
  .transform((ids) => [...new Set(ids)]);

export const correctionInput = z.object({
  /** All are corrected, or none. */
  postIds,
  /** null takes the correction back. */
  sentiment: sentiment.nullable(),
});

const standing = post.pick({ id: true, sentiment: true, sentimentScore: true, sentimentCorrected: true });
export type StandingSentiment = z.infer<typeof standing>;

export const correctSentiment = endpoint({
  method: 'POST',
  path: '/feeds/sentiment',
  access: 'user',
  scope: 'write',
  summary: 'Correct the sentiment of posts',
  description: 'Whoever corrects last is who counts; the answer says what stands for each post, in the order asked.',
  input: correctionInput,
  output: z.object({ data: z.array(standing) }),
});

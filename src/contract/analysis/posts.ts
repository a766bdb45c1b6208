/** Posts behind the figures. */
import { z } from 'zod';
import { post } from '../posts.ts';

export const rawData = z.object({ count: z.number().int(), posts: z.array(post) });
export type RawData = z.infer<typeof rawData>;

export const POSTS_OF_OVERVIEW = 5;

/** The newest, and those with the highest hot value. */
export const postOverview = z.object({ count: z.number().int(), latest: z.array(post), hottest: z.array(post) });
export type PostOverview = z.infer<typeof postOverview>;

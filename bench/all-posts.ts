import { MEDIA_TYPES } from '../src/contract/media-types.ts';

/** A query that finds every post: each is of one of them. */
export const ALL_POSTS = MEDIA_TYPES.map((type) => `source:${type}`).join(' OR ');

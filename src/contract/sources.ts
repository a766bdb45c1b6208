/** Where posts are collected from. */
import { z } from 'zod';
import { mediaType } from './media-types.ts';

/** Sources that are followed: all they publish is read, whatever topics there are. */
export const SOURCE_KINDS = ['feed', 'discourse'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const triedSource = z.object({
  address: z.string().trim().min(1).max(4096),
  /** Absent: whatever is found there. */
  kind: z.enum(SOURCE_KINDS).optional(),
  /** What its posts are; absent: news of a feed, forum of Discourse. */
  mediaType: mediaType.optional(),
});

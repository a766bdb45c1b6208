/**
 * Tags: short names that people of an organisation give posts, to find them again. They stand for that organisation alone, in all of
 * its topics. Two that differ only in case or width are one tag, written as it was first.
 */
import { z } from 'zod';
import { postIds } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { post } from './posts.ts';
import { isStorable, isVisible } from './text.ts';

const tag = z
  .string()
  .transform((text) => text.replace(/\s+/gu, ' ').trim())
  .pipe(z.string().max(LIMITS.tagLength, 'nameTooLong').refine(isVisible, 'nameRequired').refine(isStorable));
const tags = z.array(tag).max(LIMITS.postTags).default([]);

/** What is in both lists stands afterwards. A tag that a post has, or has not, already is no error. */
export const tagInput = z.object({ postIds, add: tags, remove: tags });
export type TagInput = z.infer<typeof tagInput>;

const taggedPost = post.pick({ id: true, tags: true });
export type TaggedPost = z.infer<typeof taggedPost>;

export const tagPosts = endpoint({
  method: 'POST',
  path: '/feeds/tags',
  access: 'user',
  scope: 'write',
  summary: 'Tag posts, or take tags away',
  description: 'All posts or none; the answer says what stands for each, in the order asked.',
  input: tagInput,
  output: z.object({ data: z.array(taggedPost) }),
});

const usedTag = z.object({ tag: z.string(), posts: z.number().int() });
export type UsedTag = z.infer<typeof usedTag>;

export const getTags = endpoint({
  method: 'GET',
  path: '/tags',
  access: 'user',
  scope: 'read',
  summary: 'List tags',
  description: 'The organisation’s, most posts first.',
  input: z.object({}),
  output: z.object({ data: z.array(usedTag) }),
});

/**
 * What a topic hides: single posts, all posts of an author, all posts of a site. They stay stored and stay mentions, but no list and
 * no figure of the topic has them, until they are restored. Other topics are not concerned.
 */
import { z } from 'zod';
import { postIds } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { pagedList, pageOf } from './pages.ts';
import { isStorable } from './text.ts';
import { topicId } from './topics.ts';

export const HIDDEN_KINDS = ['post', 'author', 'site'] as const;
export const hiddenKind = z.enum(HIDDEN_KINDS);
export type HiddenKind = z.infer<typeof hiddenKind>;

/** As in a filter, with its media type before it: `news:ann`. */
const author = z
  .string()
  .max(600)
  .refine((key) => MEDIA_TYPES.some((type) => key.startsWith(`${type}:`) && key.length > type.length + 1))
  .refine(isStorable);
const site = z.string().min(1).max(512).refine(isStorable);

const several = (key: z.ZodString) =>
  z
    .array(key)
    .min(1)
    .max(LIMITS.changedPosts, 'tooManyPosts')
    .transform((keys) => [...new Set(keys)]);

/** By `kind`: ids of posts, authors, hosts as posts have them. */
export const hiddenInput = z.discriminatedUnion('kind', [
  z.object({ id: topicId, kind: z.literal('post'), keys: postIds }),
  z.object({ id: topicId, kind: z.literal('author'), keys: several(author) }),
  z.object({ id: topicId, kind: z.literal('site'), keys: several(site) }),
]);
export type HiddenInput = z.output<typeof hiddenInput>;

/** `keys`: of those asked, the ones that were changed. `mentions`: as many are gone from the topic, or are back, for that. */
const hiddenChange = z.object({ keys: z.array(z.string()), mentions: z.number().int() });
export type HiddenChange = z.infer<typeof hiddenChange>;

const hiddenItem = z.object({
  kind: hiddenKind,
  key: z.string(),
  /** A post's title or the beginning of its text, empty where it has none; what the author is called; the host. */
  label: z.string(),
  /** A name; null where that person is no more. */
  by: z.string().nullable(),
  at: z.string(),
  /** The topic's mentions that are of it, also where something else hides them too. */
  mentions: z.number().int(),
});
export type HiddenItem = z.infer<typeof hiddenItem>;

const hiddenCounts = z.object({ post: z.number().int(), author: z.number().int(), site: z.number().int() });
export type HiddenCounts = z.infer<typeof hiddenCounts>;

export const hiddenListInput = z.object({
  id: topicId,
  /** Left out: of every kind. */
  kind: hiddenKind.optional(),
  ...pageOf(LIMITS.hiddenMentions, 50),
});

export const getHidden = endpoint({
  method: 'GET',
  path: '/topics/:id/hidden',
  access: 'user',
  scope: 'read',
  summary: 'List what a topic hides',
  description: 'What was hidden last comes first. `count`: of the kind that is asked for; `counts`: of each.',
  input: hiddenListInput,
  output: pagedList(hiddenItem).extend({ counts: hiddenCounts }),
});

export const hideMentions = endpoint({
  method: 'POST',
  path: '/topics/:id/hidden',
  access: 'user',
  scope: 'write',
  summary: 'Hide posts, authors or sites from a topic',
  description: 'All of them or none; what is hidden already stays as it is.',
  input: hiddenInput,
  output: z.object({ data: hiddenChange }),
});

export const restoreMentions = endpoint({
  method: 'POST',
  path: '/topics/:id/hidden/restore',
  access: 'user',
  scope: 'write',
  summary: 'Show hidden posts, authors or sites again',
  description: 'What is not hidden is left out.',
  input: hiddenInput,
  output: z.object({ data: hiddenChange }),
});

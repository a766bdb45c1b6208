/** What X answers with posts, and how their fields are asked for. */
import { z } from 'zod';
import { pageToken } from '../api-id.ts';
import type { Cost } from '../budget.ts';
import type { FoundPosts } from '../found-posts.ts';
import { X_PRICES } from './ask-x.ts';
import { ofX, postId, usersById, xPost } from './x-posts.ts';

/** The guides ask for tweets; the API's own description (OpenAPI 2.167) calls the same fields by posts. */
export const VOCABULARIES = ['tweet', 'post'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** At once: of a search, and of ids that are looked up. */
export const MOST_POSTS = 100;

const FIELDS = ['author_id', 'conversation_id', 'created_at', 'entities', 'lang', 'public_metrics'];

const xError = z.object({
  resource_type: z.string().optional(),
  type: z.string().optional(),
});

export const xAnswer = z
  .object({
    /** Only what is a problem as a whole has one. */
    type: z.never().optional(),
    data: z
      .array(z.unknown())
      .max(10 * MOST_POSTS)
      .optional(),
    includes: z.object({ users: z.array(z.unknown()).optional() }).optional(),
    errors: z.array(z.unknown()).optional(),
    meta: z.object({ newest_id: postId.optional().catch(undefined), next_token: pageToken.optional() }).optional(),
  })
  .refine(({ data, errors, meta }) => data ?? errors ?? meta, 'neither posts nor why there are none');
export type XAnswer = z.infer<typeof xAnswer>;

export function fieldsIn(vocabulary: Vocabulary): Record<string, string> {
  return {
    [`${vocabulary}.fields`]: [...FIELDS, `note_${vocabulary}`, `referenced_${vocabulary}s`].join(','),
    expansions: 'author_id',
    'user.fields': 'name,public_metrics,username,verified',
  };
}

export function otherVocabulary(vocabulary: Vocabulary): Vocabulary {
  return vocabulary === 'tweet' ? 'post' : 'tweet';
}

/** Every post may be by somebody else. */
export function mostCost(posts: number): Cost {
  return { calls: 1, microdollars: posts * (X_PRICES.post + X_PRICES.user) };
}

export function costOf({ data, includes }: XAnswer): Cost {
  const microdollars = (data?.length ?? 0) * X_PRICES.post + (includes?.users?.length ?? 0) * X_PRICES.user;
  return { calls: 1, microdollars };
}

/** Its posts, and what X says that it could not show. */
export function take(found: FoundPosts, { data = [], includes, errors = [] }: XAnswer, media: 'x' | 'twitter'): void {
  const users = usersById(includes?.users ?? []);
  for (const post of found.readable(data, xPost)) found.add(ofX(post, users, media));
  for (const error of errors.map((one) => xError.safeParse(one).data ?? {})) {
    // A post stands without its author.
    if (error.resource_type === 'user') continue;
    const isGone = error.type?.endsWith('/resource-not-found') ?? false;
    found.leaveOut(isGone ? 'no longer there' : 'not shown to everybody');
  }
}

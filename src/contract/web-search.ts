/** A search of the whole web, asked by a person: what is found is shown, and stored only where somebody says so. */
import { z } from 'zod';
import { rawData } from './analysis/posts.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { LIMITS } from './limits.ts';
import { post } from './posts.ts';
import { isStorable } from './text.ts';

const AT_ONCE = 10;

/** Between addresses, in either script. */
export const ADDRESS_ENDS = /[\s,，、]+/u;

/** Several stand behind each other, with commas or spaces between them, or as several parameters. */
const addresses = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(ADDRESS_ENDS).filter((part) => part !== '')))
  .pipe(z.array(z.string().max(4096, 'addressTooLong').refine(isStorable, 'addressUnreadable')).max(LIMITS.webAddresses));

export const webQuery = z
  .strictObject({
    /** In the keyword language; plain words side by side all have to occur. */
    query: z
      .string()
      .trim()
      .min(1, 'queryEmpty')
      .max(LIMITS.queryLength, 'queryTooLong')
      .refine(isStorable, 'queryUnreadableTerm'),
    /** Of publication, as far as it is known; the end is not included. */
    start: instant.optional(),
    end: instant.optional(),
    /** Hosts, with all below them, and addresses, with all that begins so: below the path, or the page with the same parameters. */
    urls: addresses.default([]),
    /** Places among the results of the provider: those that are no posts, or are not meant after all, leave theirs empty. */
    skip: z.coerce.number().int().min(0).max(LIMITS.webResults).default(0),
    limit: z.coerce.number().int().min(1).max(LIMITS.webResultsAtOnce).default(AT_ONCE),
  })
  .refine(({ start, end }) => !start || !end || Date.parse(start) < Date.parse(end), {
    path: ['start'],
    message: 'startNotBeforeEnd',
  });

/**
 * `keep`: says to keepResults which one. `kept`: it is stored already. `dated`: the provider or the address says when the page was
 * published; else its time is that of the search, and says nothing.
 */
export const webResult = post.extend({ keep: z.string(), kept: z.boolean(), dated: z.boolean() });
export type WebResult = z.infer<typeof webResult>;

/** Whom the web is searched by. */
export const WEB_PROVIDERS = ['google', 'brave'] as const;

/** What a search was refused by, as `limit` of `rate_limited`: the provider wants a pause, has given all of a day, or ours is spent. */
export const WEB_LIMITS = { pace: 'webPace', quota: 'webQuota', budget: 'webBudget' } as const;

/** `asked`: in the language of the provider, what it was asked; several queries together find what is looked for. */
const webResults = rawData.extend({
  posts: z.array(webResult),
  provider: z.enum(WEB_PROVIDERS),
  asked: z.array(z.string()),
});
export type WebResults = z.infer<typeof webResults>;

export const queryGoogle = endpoint({
  method: 'GET',
  path: '/query/google',
  access: 'user',
  scope: 'ask',
  summary: 'Search the web',
  description:
    'By the provider that the operator has a key of and follows: `google`, else `brave`; without one, or where its budget of a day is too small for any search, `not_configured`. What the provider cannot be asked (what must not occur, beginnings, distances, spelling) is asked less exactly and not checked afterwards: a piece of a page is not the page. `count`: results as far as was looked, more than `skip + limit` where there are more. Posts are in the order of the provider, with dataSource `gs`; one that is not dated is of now. `rate_limited` where the day’s budget is spent, or the half of it that people may spend, or the provider gives no more for now: `limit` says which, and `until` when it goes on.',
  asksOutside: true,
  input: webQuery,
  output: z.object({ data: webResults }),
});

export const keepResults = endpoint({
  method: 'POST',
  path: '/query/google/keep',
  access: 'user',
  scope: 'write',
  summary: 'Keep results of the web as posts',
  description:
    'Each as the provider gave it, but for its time: where that is not known, the page is read for it, and where the page does not say either, the post has the time of keeping. Posts that are stored already stay as they are. `not_found` for one that is not ours, was changed, or was given more than a day ago, or to another organisation.',
  asksOutside: true,
  /** `results`: `keep` of the posts. */
  input: z.object({
    results: z.array(z.string().min(1).max(100_000)).min(1, 'postRequired').max(LIMITS.webResultsAtOnce, 'tooManyPosts'),
  }),
  output: z.object({
    data: z.object({
      /** Each once. `dated`: false where its time is only that of keeping. */
      posts: z.array(z.object({ id: z.string(), publishedAt: z.string(), dated: z.boolean() })),
      /** Of the organisation, of which what is new became a mention; by name. */
      topics: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
});

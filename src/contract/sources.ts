/**
 * Sources: where posts are collected from. What a source publishes is stored once, for everybody; who follows it decides that it is
 * asked. An organisation follows its own, and the operator follows some for all.
 */

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, mediaType } from './filter.ts';
import { FIRST_CALLS } from './first-calls.ts';
import type { MediaType } from './media-types.ts';
import { PUSHED_KINDS } from './pushed-kinds.ts';
import { SOURCE_STATES } from './source-states.ts';
import { isStorable } from './text.ts';

/** Sources without a key that are followed: all they publish is read, whatever topics there are. Everybody may add one. */
export const OPEN_KINDS = ['feed', 'website', 'discourse', 'lihkg'] as const;
/** Accounts and hashtags of networks that want a key of the operator's, who alone adds them. */
const KEYED_KINDS = ['facebook-page', 'instagram-account', 'instagram-hashtag'] as const;
/** Sources that are asked with the keywords of topics, of all organisations; added by the operator too. */
export const ASKED_KINDS = ['x', 'youtube', 'google', 'brave', 'gdelt'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

export function isAskedKind(kind: SourceKind): kind is AskedKind {
  return ASKED_KINDS.some((asked) => asked === kind);
}

/** There is one of each. */
export const ASKED_ADDRESSES: Readonly<Record<AskedKind, string>> = {
  x: 'https://api.x.com',
  youtube: 'https://www.googleapis.com/youtube/v3',
  google: 'https://www.googleapis.com/customsearch/v1',
  brave: 'https://api.search.brave.com',
  gdelt: 'https://api.gdeltproject.org',
};
export const COLLECTED_KINDS = [...OPEN_KINDS, ...KEYED_KINDS, ...ASKED_KINDS] as const;
export type CollectedKind = (typeof COLLECTED_KINDS)[number];
const openKind = z.enum(OPEN_KINDS);
export type OpenKind = z.infer<typeof openKind>;
export const sourceKind = z.enum([...COLLECTED_KINDS, ...PUSHED_KINDS]);
export type SourceKind = z.infer<typeof sourceKind>;

/** What its posts may be; the first where nobody says otherwise. */
export const KIND_MEDIA_TYPES: Readonly<Record<CollectedKind, readonly [MediaType, ...MediaType[]]>> = {
  feed: ['news', 'blog', 'website', 'forum', 'youtube'],
  website: ['website', 'news', 'blog', 'forum'],
  discourse: ['forum'],
  lihkg: ['lihkg'],
  'facebook-page': ['facebook'],
  'instagram-account': ['instagram'],
  'instagram-hashtag': ['instagram'],
  x: ['x', 'twitter'],
  youtube: ['youtube'],
  google: ['website'],
  brave: ['website'],
  gdelt: ['news'],
};

/** A source that gave nothing; see `SourceFailure`. */
export const SOURCE_FAILURES = [
  'rate-limited',
  'blocked',
  'unauthorised',
  'bad-query',
  'unreachable',
  'refused',
  'unreadable',
  'gone',
  'out-of-budget',
  /** Not the source's fault: something of ours failed while it was read. */
  'internal',
] as const;
const sourceFailure = z.enum(SOURCE_FAILURES);
export type SourceFailureKind = z.infer<typeof sourceFailure>;

const sourceState = z.enum(SOURCE_STATES);
export type SourceState = z.infer<typeof sourceState>;

const address = z.string().trim().min(1, 'addressRequired').max(4096, 'addressTooLong').refine(isStorable, 'addressUnreadable');
const sourceId = z.coerce.number().int().positive().max(2_147_483_647);

/**
 * Posts published on one day (`2026-11-23`) of the zone of whoever asks, of those that were new when they came; the operator's zone is
 * UTC.
 */
const sourceDay = z.object({ day: z.string(), posts: z.number().int() });

/** What may be spent on one day, by which the source counts. A forecast is at the pace of the day so far; null where it has hardly begun. */
const sourceBudget = z.object({
  /** By what the source counts by itself (`search`, `units`); `callsPerDay` null: as many as money allows. */
  buckets: z.array(
    z.object({
      bucket: z.string(),
      calls: z.number().int(),
      callsPerDay: z.number().int().nullable(),
      forecast: z.number().int().nullable(),
    }),
  ),
  /** Millionths of a US dollar; null where nothing is charged. */
  money: z.object({ spent: z.number().int(), perDay: z.number().int(), forecast: z.number().int().nullable() }).nullable(),
  resetsAt: instant,
});
export type SourceBudgetOnWire = z.infer<typeof sourceBudget>;

export const source = z.object({
  id: z.number().int(),
  kind: sourceKind,
  /** Of one that is not asked, its name. */
  address: z.string(),
  /** As it calls itself; null before it was asked. */
  title: z.string().nullable(),
  mediaType,
  /** Followed by the operator for all organisations; only he pauses and removes it. */
  forEverybody: z.boolean(),
  state: sourceState,
  /** Of the last asking, where it gave nothing. The message is in English and names the host and the matter. */
  failure: z.object({ kind: sourceFailure, message: z.string(), since: instant }).nullable(),
  askedAt: instant.nullable(),
  succeededAt: instant.nullable(),
  /** When it is asked next; null while it is paused, and of one that is not asked. */
  nextAt: instant.nullable(),
  /** Everything published until then has been read; null before the first time. */
  completeTo: instant.nullable(),
  /** Between two askings, as it is now, in seconds. */
  intervalSeconds: z.number().int(),
  /** From publication to arrival, smoothed, in seconds; null where nothing has arrived since it is followed. */
  delaySeconds: z.number().int().nullable(),
  /** Publication of the newest post. */
  newestAt: instant.nullable(),
  /** The last LIMITS.sourceDays days, oldest first, today included. */
  days: z.array(sourceDay),
  /** Of a source that counts or charges; null of all others. */
  budget: sourceBudget.nullable(),
});
export type Source = z.infer<typeof source>;

/** Posts that have been read of the sources of a media type: of those that answer, to when; and how many of them are missing there. */
const coverage = z.object({
  mediaType,
  sources: z.number().int(),
  /** Of them failing or resting: their posts may be missing. */
  silent: z.number().int(),
  /** Of them answering, or not asked yet, and never read to their end: nobody knows what they have besides. */
  unread: z.number().int(),
  /** Everything that the others published until then has been read; null where there are no others. */
  completeTo: instant.nullable(),
});
export type Coverage = z.infer<typeof coverage>;

export const triedSource = z.object({
  address,
  /** Absent: whatever is found there. */
  kind: openKind.optional(),
  /** What its posts are; absent: the first of KIND_MEDIA_TYPES. */
  mediaType: mediaType.optional(),
});

const sampledPost = z.object({
  title: z.string().nullable(),
  content: z.string().nullable(),
  author: z.string().nullable(),
  url: z.string().nullable(),
  publishedAt: instant,
});

export const sourceSample = z.object({
  kind: openKind,
  /** What would be followed. */
  address: z.string(),
  title: z.string().nullable(),
  /** How many posts it gave. */
  found: z.number().int(),
  /** The newest, at most LIMITS.sampledPosts. */
  posts: z.array(sampledPost),
  leftOut: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  /** Other feeds that the page has which was named. */
  others: z.array(z.string()),
});
export type SourceSampleOnWire = z.infer<typeof sourceSample>;

/** What there is to say of it where it gave nothing; nothing of ours is wrong then. */
export const triedFailure = z.object({ kind: sourceFailure, message: z.string() });

export const newSource = z.object({ address, kind: openKind, mediaType });
export type NewSource = z.infer<typeof newSource>;

export const sourceReference = z.object({ sourceId });
export const sourceChange = sourceReference.extend({ paused: z.boolean() });

export const getSources = endpoint({
  ...FIRST_CALLS.sources,
  scope: 'read',
  summary: 'List sources',
  description: 'What the caller’s organisation follows, and what is followed for all; by name.',
  input: z.object({}),
  output: z.object({ data: z.array(source), coverage: z.array(coverage) }),
});

export const getCoverage = endpoint({
  method: 'GET',
  path: '/sources/coverage',
  access: 'user',
  scope: 'read',
  summary: 'See how fresh and complete each media type is',
  description: 'Media types without a source are not named.',
  input: z.object({}),
  output: z.object({ data: z.array(coverage) }),
});

export const testSource = endpoint({
  method: 'POST',
  path: '/sources/test',
  access: 'user',
  scope: 'ask',
  summary: 'Try a source',
  description: 'Asks it once and stores nothing. A source that gives nothing is an answer too.',
  asksOutside: true,
  input: triedSource,
  output: z.object({ data: z.union([sourceSample, z.object({ failure: triedFailure })]) }),
});

export const addSource = endpoint({
  method: 'POST',
  path: '/sources',
  access: 'user',
  scope: 'write',
  summary: 'Follow a source',
  description: 'One that the organisation follows already is `sourceTwice`.',
  asksOutside: true,
  input: newSource,
  output: z.object({ data: source }),
});

export const changeSource = endpoint({
  method: 'PATCH',
  path: '/sources/:sourceId',
  access: 'user',
  scope: 'write',
  summary: 'Change a source',
  description: '`not_found` for what the organisation does not follow by itself.',
  input: sourceChange,
  output: z.object({ data: source }),
});

export const removeSource = endpoint({
  method: 'DELETE',
  path: '/sources/:sourceId',
  access: 'user',
  scope: 'write',
  summary: 'Follow a source no more',
  description: 'Its posts stay. `not_found` for what the organisation does not follow by itself.',
  input: sourceReference,
  output: z.object({ result: z.literal(true) }),
});

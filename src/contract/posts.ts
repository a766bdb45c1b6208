/** A post as it is imported and as it goes over the wire. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, mediaType, sentiment } from './filter.ts';
import { LIMITS } from './limits.ts';
import { REACTIONS } from './reactions.ts';
import { classified, namedEntity } from './themes.ts';

const count = z.number().int().nonnegative().max(4_294_967_295).nullish();
const text = (length: number) => z.string().max(length).nullish();

/** UTF-16 units; whoever makes posts cuts there what may be cut. */
export const POST_LENGTHS = { id: 512, name: 512, url: 4096, title: 10_000, content: 1_000_000 } as const;

/**
 * One post of an import, already in snake_case. null and absent both mean unknown, which is not zero.
 * `published_at` is an instant; the importer has read dates without a zone in the zone it was told.
 */
export const importedPost = z.object({
  media_type: mediaType,
  id: z.string().min(1).max(POST_LENGTHS.id),
  published_at: instant,
  author: text(POST_LENGTHS.name),
  author_name: text(POST_LENGTHS.name),
  author_followers: count,
  author_url: text(POST_LENGTHS.url),
  title: text(POST_LENGTHS.title),
  content: text(POST_LENGTHS.content),
  url: text(POST_LENGTHS.url),
  channel: text(POST_LENGTHS.name),
  kind: z.enum(['post', 'comment']).nullish(),
  parent_id: text(POST_LENGTHS.id),
  thread_id: text(POST_LENGTHS.id),
  likes: count,
  dislikes: count,
  comments: count,
  shares: count,
  views: count,
  reactions: z.partialRecord(z.enum(REACTIONS), z.number().int().nonnegative()).nullish(),
  hot_value: z.number().nonnegative().finite().nullish(),
  lang: text(35),
  sentiment: sentiment.nullish(),
  data_source: z.enum(['mw', 'gs']).nullish(),
});
export type ImportedPost = z.infer<typeof importedPost>;
export type ImportedField = keyof ImportedPost;
export const IMPORTED_FIELDS = Object.keys(importedPost.shape) as ImportedField[];

/** UTF-16 offsets into the original field, end exclusive. */
export const matchedSpan = z.object({
  field: z.enum(['title', 'content']),
  start: z.number().int(),
  end: z.number().int(),
});
export type MatchedSpan = z.infer<typeof matchedSpan>;

/** A word, emoji or face that decided, and which way it pulled. */
export const decidingWord = matchedSpan.extend({ side: z.enum(['Positive', 'Negative']) });
export type DecidingWord = z.infer<typeof decidingWord>;

export const post = z.object({
  /** Ours: the identity (media type, native id) as 64 bits in decimal. */
  id: z.string(),
  nativeId: z.string(),
  mediaType,
  dataSource: z.enum(['mw', 'gs']),
  kind: z.enum(['post', 'comment']),
  parentId: z.string().nullable(),
  threadId: z.string().nullable(),
  publishedAt: z.string(),
  author: z
    .object({
      id: z.string(),
      name: z.string(),
      /** What the account is called where it was posted; null where only a number, or nothing beside the name, is known. */
      handle: z.string().nullable(),
      followers: z.number().nullable(),
      /** Of the profile, as the source gives it. */
      url: z.string().nullable(),
    })
    .nullable(),
  title: z.string(),
  /** Not the whole of one longer than LIMITS.shownContent. */
  content: z.string(),
  url: z.string().nullable(),
  channel: z.string().nullable(),
  domain: z.string().nullable(),
  language: z.string().nullable(),
  /** 0…1: how sure the text is in it; null where only the source says so. */
  languageConfidence: z.number().nullable(),
  likes: z.number().nullable(),
  dislikes: z.number().nullable(),
  comments: z.number().nullable(),
  shares: z.number().nullable(),
  views: z.number().nullable(),
  reactions: z.partialRecord(z.enum(REACTIONS), z.number()),
  hotvalue: z.number().nullable(),
  engagement: z.number().nullable(),
  /** How many it may have been shown to: the author's followers at the time. */
  reach: z.number().nullable(),
  /** What stands for the organisation that asks: its own correction, else what was imported or scored. */
  sentiment: sentiment.nullable(),
  /** −100…100; null where nothing could be scored, and where a person says what it is. */
  sentimentScore: z.number().nullable(),
  /** Who of the organisation said so and when; `by` is null where that person is no more. */
  sentimentCorrected: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  /** `source` where it came with the post, `built-in`, or name and version of another engine; null where nothing was scored. */
  sentimentEngine: z.string().nullable(),
  /** Of the built-in engine, where what it says stands; at most eight, in the order of the text. */
  sentimentWords: z.array(decidingWord),
  classifications: z.array(classified),
  entities: z.array(namedEntity),
  keywords: z.array(z.string()),
  /** With their sign, as the post writes them. */
  hashtags: z.array(z.string()),
  mentions: z.array(z.string()),
  emojis: z.array(z.string()),
  matched: z.array(matchedSpan),
  /** Of the organisation that asks, in the order of names. */
  tags: z.array(z.string()),
  /** How many notes the organisation has on it. */
  notes: z.number().int(),
  /** Other mentions of the filter with the same text; null where posts are not listed page by page. */
  duplicates: z.number().int().nullable(),
  /** Other mentions of the topic in the same conversation, whatever the filter; null where posts are not listed page by page. */
  conversation: z.number().int().nullable(),
  /** Demo content made by the generator, to be labelled on screen. */
  demo: z.boolean(),
});
export type Post = z.infer<typeof post>;

/** A rejected line of an ingest body: its number (1-based) and why. */
const rejectedLine = z.object({ line: z.number().int(), reason: z.string() });

export const ingestPosts = endpoint({
  method: 'POST',
  path: '/ingest',
  access: 'operator',
  summary: 'Send posts',
  description:
    'JSON lines, one post each, as an import has them. Rejected lines are named by their number. Sending a batch again changes nothing.',
  takes: ['application/x-ndjson', 'application/jsonl'],
  /** Body: JSON lines (`application/x-ndjson`), at most LIMITS.ingestBodyBytes. */
  input: z.string().max(LIMITS.ingestBodyBytes),
  output: z.object({
    data: z.object({
      posts: z.number().int(),
      mentions: z.number().int(),
      rejected: z.array(rejectedLine),
      ignoredFields: z.record(z.string(), z.number()),
    }),
  }),
});

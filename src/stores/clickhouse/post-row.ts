/** A row of `posts` as it is written. Empty text means unknown; null numbers mean unknown, which is not zero. */
import { z } from 'zod';
import { mediaType } from '../../contract/filter.ts';
import { SENTIMENTS } from '../../contract/filter-choices.ts';

const known = z.number().nullable();
const texts = z.array(z.string());

/**
 * What a post is about, as engine/themes reads it: the keys by which posts are counted. How a post writes them is read from
 * its text when somebody looks.
 */
const themes = {
  keywords: texts,
  /** With their sign. */
  hashtags: texts,
  /** The accounts that the text names, with their sign. */
  handles: texts,
  links: texts,
  emojis: texts,
  /** `type name`, of the names that every organisation shares. */
  entities: texts,
  classifications: texts,
};

export const postRow = z.object({
  /** UInt64 in decimal. */
  id: z.string(),
  native_id: z.string(),
  media_type: mediaType,
  data_source: z.enum(['mw', 'gs']),
  kind: z.enum(['post', 'comment']),
  /** Seconds since 1970. */
  published_at: z.number(),
  parent_id: z.string(),
  thread_id: z.string(),
  author: z.string(),
  author_name: z.string(),
  /** UInt64 in decimal, '0' where the author is unknown. */
  author_key: z.string(),
  author_followers: known,
  author_url: z.string(),
  title: z.string(),
  content: z.string(),
  url: z.string(),
  domain: z.string(),
  channel: z.string(),
  language: z.string(),
  /** What the source said, before the text was read; '' nothing. */
  source_language: z.string(),
  likes: known,
  dislikes: known,
  comments: known,
  shares: known,
  views: known,
  reactions: z.record(z.string(), z.number()),
  hotvalue: known,
  engagement: known,
  sentiment: z.enum([...SENTIMENTS, 'none']),
  /** −100…100. */
  sentiment_score: known,
  /** Who says so: `source`, `built-in`, name and version of another engine; '' where nobody does. */
  sentiment_engine: z.string(),
  ...themes,
  demo: z.union([z.literal(0), z.literal(1)]),
  /** UInt64 in decimal over all that queries ask for and edits change: tells an edited post from the same. */
  text_hash: z.string(),
  /** The token text of engine/text. */
  tokens: z.string(),
  /** The same of the author's display name and handle. */
  author_tokens: z.string(),
  /** UInt64 in decimal, the same for copies of one text; '0' where there is no text to compare. */
  copy_key: z.string(),
  /** READING_VERSION of the program that made all that is read of the texts. */
  tokens_version: z.number(),
  /** Microseconds since 1970, rising within the process. */
  version: z.number(),
});
export type PostRow = z.infer<typeof postRow>;
export type PostThemes = Pick<PostRow, keyof typeof themes>;
export const THEME_COLUMNS = Object.keys(themes) as (keyof PostThemes)[];

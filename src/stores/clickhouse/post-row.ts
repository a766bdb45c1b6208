/** A row of `posts` as it is written. Empty text means unknown; null numbers mean unknown, which is not zero. */
import type { Sentiment } from '../../contract/filter.ts';
import type { MediaType } from '../../contract/media-types.ts';

export interface PostRow {
  /** UInt64 in decimal. */
  id: string;
  native_id: string;
  media_type: MediaType;
  data_source: 'mw' | 'gs';
  kind: 'post' | 'comment';
  /** Seconds since 1970. */
  published_at: number;
  parent_id: string;
  thread_id: string;
  author: string;
  author_name: string;
  /** UInt64 in decimal, '0' where the author is unknown. */
  author_key: string;
  author_followers: number | null;
  title: string;
  content: string;
  url: string;
  domain: string;
  channel: string;
  language: string;
  likes: number | null;
  dislikes: number | null;
  comments: number | null;
  shares: number | null;
  views: number | null;
  reactions: Record<string, number>;
  hotvalue: number | null;
  engagement: number | null;
  sentiment: Sentiment | 'none';
  /** −100…100. */
  sentiment_score: number | null;
  demo: 0 | 1;
  /** UInt64 in decimal over all that queries ask for and edits change: tells an edited post from the same. */
  text_hash: string;
  /** The token text of engine/text. */
  tokens: string;
  /** The same of the author's display name and handle. */
  author_tokens: string;
  /** TOKENS_VERSION of the program that made both. */
  tokens_version: number;
  /** Microseconds since 1970, rising within the process. */
  version: number;
}

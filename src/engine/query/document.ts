/** What a query is asked of: one post, read by engine/text. */
import type { MediaType } from '../../contract/media-types.ts';

export interface QueryDocument {
  /** `tokenText(title, content)`. */
  tokens: string;
  /** As written; '' where there is none. */
  title: string;
  content: string;
  /** `tokenText(display name, handle)` of the author. */
  authorTokens: string;
  /** Host of the post's address, lower case, without `www.`; '' where unknown. */
  domain: string;
  /** Language code in lower case; '' where unknown. */
  language: string;
  mediaType: MediaType;
}

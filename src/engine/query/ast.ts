/**
 * The query tree: what a query means, as plain data, words already folded into tokens (see engine/text). Whatever makes,
 * evaluates, explains or turns it into SQL is a function in a file of its own. What a person wrote is syntax.ts.
 */
import type { MediaType } from '../../contract/media-types.ts';

export type QueryNode =
  | TermNode
  | ExactNode
  | AttributeNode
  | NearNode
  | { type: 'and' | 'or'; children: readonly QueryNode[] }
  | { type: 'not'; child: QueryNode };

/**
 * A contiguous run of whole tokens inside one field, title or content. A hashtag or handle is one token with its sign
 * (`#tag`, `@name`), which stands apart from the words of the text. With `prefix` the last token only has to begin so.
 */
export interface TermNode {
  type: 'term';
  tokens: readonly string[];
  prefix?: true;
  /** Left out: title or content. */
  field?: 'title';
}

/** The original characters of title or content, at the edges of whole tokens. */
export interface ExactNode {
  type: 'exact';
  text: string;
  field?: 'title';
}

/** A fact of the post other than its text. */
export type AttributeNode =
  /** A run of whole tokens in the author's display name or in the handle. */
  | { type: 'author'; tokens: readonly string[]; prefix?: true }
  /** The host of the post's address, or a domain that it lies in; lower case, without `www.`. */
  | { type: 'site'; domain: string }
  /** The post's language code or one that begins with it and a hyphen (`zh` covers `zh-Hant`); lower case. */
  | { type: 'language'; code: string }
  | { type: 'source'; mediaType: MediaType };

/**
 * Both sides in one field, not overlapping, at most `distance` tokens between them; `ordered`: left before right.
 * A side is a run of text from its first to its last token, so a `near` may itself be a side.
 */
export interface NearNode {
  type: 'near';
  ordered: boolean;
  distance: number;
  left: NearSide;
  right: NearSide;
  /** Stands here and never on the terms inside. */
  field?: 'title';
}

/** Terms inside are of words only: hashtags and handles have no place among the words. */
export type NearSide = TermNode | NearNode | { type: 'or'; children: readonly NearSide[] };

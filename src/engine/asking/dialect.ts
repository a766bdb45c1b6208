/**
 * The grammar of a search API, as much of it as is asked in. A dialect decides how a condition is written and what cannot be
 * written at all; what is then left out or weakened is the same for all of them (weaken.ts, alternatives.ts, fit-limits.ts).
 *
 * Of an API we take for granted that it compares without regard to case, width and the accents of Latin letters, that it parts
 * words where punctuation does, and that it finds Chinese as it is written: Simplified by Simplified only.
 */
import type { MediaType } from '../../contract/media-types.ts';
import type { Joints } from './asked-node.ts';

export interface Dialect extends Joints {
  /**
   * What may be joined in one query. `nested`: conjunctions and alternatives within each other. `flat`: a conjunction of words
   * and of groups of words. `single`: either a conjunction of words or alternatives of words.
   */
  grammar: 'nested' | 'flat' | 'single';
  /** Whether alternatives stand in parentheses even where they are the whole query. */
  parenthesised: boolean;
  /** Of one query, in UTF-16 units. */
  length: number;
  /** Of one query, operators counted; a Chinese character is one. */
  words: number;
  /** How many queries one conjunction may become before it is asked for less exactly. */
  spread: number;
  /** How many topics, on average, are packed together: with more, fewer queries, but a changed topic changes more of them. */
  block: number;
  /** Those that posts of this API have; left out where they have any. */
  mediaTypes?: readonly MediaType[];
  /** Hosts of its posts; left out where they have any. */
  sites?: readonly string[];
  /** Whether it finds Chinese characters and kana. */
  han: boolean;
  emoji: boolean;
  /** Words in a row, of letters and digits, or Chinese characters as one word; null where it would refuse or never find them. */
  writeWords: (words: readonly string[]) => string | null;
  /** A hashtag or handle with its sign; null where only its words can be asked for. */
  writeTag?: (tag: string) => string | null;
  /** Posts of one author, by a name that is one word; null where it can be no handle. */
  writeAuthor?: (handle: string) => string | null;
  /** Posts of a site and all its subdomains. */
  writeSite?: (domain: string) => string | null;
}

const OPERATORS = new Set(['or', 'and', 'not', 'near', 'around', 'to', 'from']);

/** Several words in quotes, and single ones that could be taken for an operator. */
export function quoteWords(words: readonly string[]): string {
  const text = words.join(' ');
  return words.length > 1 || OPERATORS.has(text) ? `"${text}"` : text;
}

const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

export function isPlainDomain(domain: string): boolean {
  return ASCII_DOMAIN.test(domain);
}

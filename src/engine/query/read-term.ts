/**
 * How the words of a term are read: by the tokeniser of the posts, so that a term and a post agree on what a token is.
 * Hashtags and handles stand apart from the words, as they do in the token text of a post.
 */
import { isRun, kindOfFolded } from '../text/characters.ts';
import { tokenise } from '../text/tokens.ts';

export interface TermReading {
  /** Those of tags included: `#tea` is also the word `tea`. */
  words: readonly string[];
  /** Each once, with its sign. */
  tags: readonly string[];
  /** One tag and no word beside it. */
  isTag: boolean;
  /** Whether a star behind the text is a star behind its last token, and whether that is a tag. */
  endsWithToken: boolean;
  endsWithTag: boolean;
}

export function readTerm(text: string): TermReading {
  const { tokens, starts, ends, tags } = tokenise(text);
  const end = ends.at(-1) ?? 0;
  const [tagStart = 0] = tags.starts;
  const [tagEnd = 0] = tags.ends;
  return {
    words: tokens,
    tags: tags.tokens.length > 1 ? [...new Set(tags.tokens)] : tags.tokens,
    isTag: tags.tokens.length === 1 && tagStart <= (starts[0] ?? 0) && end <= tagEnd,
    endsWithToken: Math.max(end, tags.ends.at(-1) ?? 0) === text.length,
    endsWithTag: tags.ends.at(-1) === text.length,
  };
}

export function isReadable(reading: TermReading): boolean {
  return reading.words.length > 0 || reading.tags.length > 0;
}

/** The token that a star would lengthen. */
export function lastToken(reading: TermReading): string {
  return (reading.endsWithTag ? reading.tags : reading.words).at(-1) ?? '';
}

/** A Chinese character or an emoji is a token by itself: nothing longer begins with it. A tag is not: `#香港*` is `#香港人` too. */
export function canBePrefix(token: string): boolean {
  const [first = ''] = token;
  return '#@'.includes(first) || (isRun(kindOfFolded(first)) && !token.includes('\u20e3'));
}

/** Whether a star behind the text finds anything that the text without it does not. */
export function starCounts(text: string): boolean {
  return canBePrefix(lastToken(readTerm(text)));
}

/** Code points, as people count. */
export function prefixLength(token: string): number {
  return Array.from(token).length;
}

/** `hashtag:x` is `#x`, and so is `hashtag:#x`. */
export function hashtagText(text: string): string {
  return /^[#＃]/.test(text) ? text : `#${text}`;
}

/**
 * Why the program says what it says of a post: read from the text when somebody looks, since that takes microseconds and
 * storing it for every post would not. A reason is given only for what is stored, so a card never says other than the figures.
 */
import type { Post } from '../../contract/posts.ts';
import { CLASSIFICATIONS } from '../../contract/themes.ts';
import type { StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { BUILT_IN_ENGINE, type TextReader } from '../mentions/text-reader.ts';

export type Reasons = Pick<Post, 'sentimentWords' | 'classifications'>;

/** Of the content as it is shown; where that was cut, some reasons may be missing. */
export function reasonsOf(post: StoredPost, reader: TextReader): Reasons {
  return { sentimentWords: decidingWords(post, reader), classifications: classificationsOf(post, reader) };
}

function decidingWords(post: StoredPost, reader: TextReader): Reasons['sentimentWords'] {
  if (post.sentiment_engine !== BUILT_IN_ENGINE) return [];
  const { sentiment, words } = reader.scoreSentiment(post);
  return sentiment === post.sentiment ? words.map(({ field, start, end, side }) => ({ field, start, end, side })) : [];
}

function classificationsOf(post: StoredPost, reader: TextReader): Reasons['classifications'] {
  if (post.classifications.length === 0) return [];
  const read = new Map(reader.readThemes(post).classifications.map((found) => [found.label, found]));
  return CLASSIFICATIONS.filter((label) => post.classifications.includes(label)).map(
    (label) => read.get(label) ?? { label, rule: null, words: [] },
  );
}

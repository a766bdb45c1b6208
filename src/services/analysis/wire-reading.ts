/**
 * What of a post is read from its text when somebody looks: why the program says what it says, and how the post writes what it
 * is about. That takes a fraction of a millisecond for most posts; storing it would be most of what is stored. Only what is
 * stored is told, so a card never says other than the figures.
 */

import { CLASSIFICATIONS } from '../../contract/filter-choices.ts';
import type { Post } from '../../contract/posts.ts';
import type { StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { isBuiltIn } from '../mentions/sentiment-by.ts';
import type { TextReader } from '../mentions/text-reader.ts';

export type WireReading = Pick<
  Post,
  'languageConfidence' | 'sentimentWords' | 'classifications' | 'keywords' | 'hashtags' | 'mentions' | 'emojis'
>;

/** Of the content as it is shown; where that was cut, some reasons may be missing. */
export function wireReading(post: StoredPost, reader: TextReader): WireReading {
  const { classifications, keywords, hashtags, mentions, emojis } = reader.readThemes(post);
  const found = new Map(classifications.map((classified) => [classified.label, classified]));
  return {
    languageConfidence: reader.confidenceOf(post),
    sentimentWords: decidingWords(post, reader),
    classifications: CLASSIFICATIONS.filter((label) => post.classifications.includes(label)).map(
      (label) => found.get(label) ?? { label, rule: null, words: [] },
    ),
    keywords: written(post.keywords, keywords),
    hashtags: written(post.hashtags, hashtags),
    mentions: written(post.handles, mentions),
    emojis: written(post.emojis, emojis),
  };
}

function decidingWords(post: StoredPost, reader: TextReader): WireReading['sentimentWords'] {
  if (!isBuiltIn(post.sentiment_engine)) return [];
  const { sentiment, words } = reader.scoreSentiment(post);
  return sentiment === post.sentiment ? words.map(({ field, start, end, side }) => ({ field, start, end, side })) : [];
}

/** The stored keys as the post writes them; a key itself where the text as it is shown no longer has it. */
function written(keys: readonly string[], terms: readonly { key: string; text: string }[]): string[] {
  const texts = new Map(terms.map(({ key, text }) => [key, text]));
  return keys.map((key) => texts.get(key) ?? key);
}

/**
 * The words that weighed in a post's sentiment. None where a person says what it is: the list on screen may still hold those of
 * the engine, which spoke for something else.
 */
import type { DecidingWord, Post } from '../../../contract/posts.ts';

export interface WeighedWord {
  /** As the post writes it first. */
  text: string;
  side: DecidingWord['side'];
  times: number;
}

type Weighed = Pick<Post, 'title' | 'content' | 'sentimentWords' | 'sentimentCorrected'>;

export function weighedSpans({ sentimentWords, sentimentCorrected }: Weighed): readonly DecidingWord[] {
  return sentimentCorrected ? [] : sentimentWords;
}

/** Each once, in the order of the text. */
export function weighedWords(post: Weighed): WeighedWord[] {
  const found = new Map<string, WeighedWord>();
  for (const { field, start, end, side } of weighedSpans(post)) {
    const text = post[field].slice(start, end);
    const key = `${side} ${text.toLowerCase()}`;
    const before = found.get(key);
    if (before) before.times++;
    else if (text !== '') found.set(key, { text, side, times: 1 });
  }
  return [...found.values()];
}

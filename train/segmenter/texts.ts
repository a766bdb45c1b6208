/** The texts that words are learned from, each once: posts of corpus_unified, reviews and tweets of sentiment_train. */
import { existsSync } from 'node:fs';
import { linesOf, SHARED_DATA } from '../shared-data.ts';

const HAN = /\p{Script=Han}/u;

export const isSharedData = existsSync(SHARED_DATA);

export interface Texts {
  han: string[];
  english: string[];
}

export async function readTexts(): Promise<Texts> {
  const seen = new Set<string>();
  const texts: Texts = { han: [], english: [] };
  const add = (text: unknown): void => {
    if (typeof text !== 'string' || text === '' || seen.has(text)) return;
    seen.add(text);
    (HAN.test(text) ? texts.han : texts.english).push(text);
  };
  for await (const line of linesOf('corpus_unified/posts.jsonl.gz')) {
    const post = JSON.parse(line) as { title?: unknown; content?: unknown };
    add(post.title);
    add(post.content);
  }
  for await (const line of linesOf('sentiment_train/zh_hans_reviews.tsv.gz')) add(line.split('\t')[2]);
  for await (const line of linesOf('sentiment_train/en_tweets.tsv.gz')) add(line.split('\t')[1]);
  return texts;
}

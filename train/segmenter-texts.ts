/** The texts that words are learned from, each once: posts of corpus_unified, reviews and tweets of sentiment_train. */
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const FOLDER = process.env['SHARED_DATA'] ?? '../shared/data';
const HAN = /\p{Script=Han}/u;

export const isSharedData = existsSync(FOLDER);

export function sharedFile(name: string): string {
  return path.join(FOLDER, name);
}

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

function linesOf(name: string): AsyncIterable<string> {
  return createInterface({
    input: createReadStream(sharedFile(name)).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
}

/** The texts that sentiment is learned from, as people wrote them: escapes and entities undone, a quotation of the whole line taken off. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sharedFile } from '../shared-data.ts';

export interface LabelledText {
  label: 'positive' | 'negative' | 'neutral';
  text: string;
  /** What a review is about. */
  kind?: string;
}

export function readEnglishTweets(): LabelledText[] {
  return readLines('sentiment_train/en_tweets.tsv.gz').map(
    ([label, text]) => ({ label, text: plainText(text ?? '') }) as LabelledText,
  );
}

export function readChineseReviews(): LabelledText[] {
  return readLines('sentiment_train/zh_hans_reviews.tsv.gz').map(
    ([kind, label, text]) => ({ kind, label, text: plainText(text ?? '') }) as LabelledText,
  );
}

function readLines(name: string): string[][] {
  const text = gunzipSync(readFileSync(sharedFile(name))).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

export function plainText(text: string): string {
  return text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\\?"{2,}/g, '"')
    .replace(/\\"/g, '"');
}

/** Ids that every process computes alike without asking anybody: 64 bits of MD5, in decimal. */
import { hash } from 'node:crypto';
import type { MediaType } from '../../contract/media-types.ts';

export function postId(mediaType: MediaType, nativeId: string): string {
  return digest(mediaType, nativeId);
}

/** '0' where nothing is known of the author. */
export function authorKey(mediaType: MediaType, author: string): string {
  if (author === '') return '0';
  const named = `${mediaType}\0${author}`;
  const known = authors.get(named);
  if (known !== undefined) return known;
  const key = digest(mediaType, author);
  if (authors.size >= MOST_AUTHORS) authors.clear();
  authors.set(named, key);
  return key;
}

/** Those who post a lot post most of what there is. */
const authors = new Map<string, string>();
const MOST_AUTHORS = 10_000;

/** Of everything of a post that a query can ask for and that an edit can change. */
export function textHash(...parts: readonly string[]): string {
  return digest(...parts);
}

function digest(...parts: readonly string[]): string {
  // As text: a buffer for each takes twice as long.
  return BigInt(`0x${hash('md5', parts.join('\0'), 'hex').slice(0, 16)}`).toString();
}

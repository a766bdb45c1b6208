/** Ids that every process computes alike without asking anybody: 64 bits of MD5, in decimal. */
import { hash } from 'node:crypto';
import type { MediaType } from '../../contract/media-types.ts';

export function postId(mediaType: MediaType, nativeId: string): string {
  return digest(mediaType, nativeId);
}

/** '0' where nothing is known of the author. */
export function authorKey(mediaType: MediaType, author: string): string {
  return author === '' ? '0' : digest(mediaType, author);
}

export function textHash(title: string, content: string): string {
  return digest(title, content);
}

function digest(first: string, second: string): string {
  return hash('md5', `${first}\0${second}`, 'buffer').readBigUInt64BE(0).toString();
}

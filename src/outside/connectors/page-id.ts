/** What a page of the web is known by as a post, whichever search found it. */
import { hash } from 'node:crypto';
import { POST_LENGTHS } from '../../contract/posts.ts';
import { normalUrl } from './normal-url.ts';

const DIGITS = 32;

/** Its normal address; of one that is too long its beginning and a hash of all of it. null for what is no address of the web. */
export function pageId(url: string): string | null {
  const normal = normalUrl(url);
  if (normal === null || normal.length <= POST_LENGTHS.id) return normal;
  return `${normal.slice(0, POST_LENGTHS.id - DIGITS - 1)}#${hash('sha256', normal).slice(0, DIGITS)}`;
}

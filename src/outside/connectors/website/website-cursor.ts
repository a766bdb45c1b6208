/** Where the reading of a site goes on. At most 180 kB, however large the site is. */
import { z } from 'zod';
import { LONGEST_KNOWN } from './known-pages.ts';

const MINUTE = 60_000;
/** The newest of them may change, and are asked again when their site says so. */
export const MOST_ARTICLES = 1_000;
export const MOST_FILES_KNOWN = 500;
export const MOST_FAILED = 200;

const mark = z.number().int().nonnegative().max(0xffff_ffff);
const pair = z.tuple([mark, z.number().int().nonnegative()]);

export const websiteCursor = z.object({
  /** Pages (known-pages.ts) that have been read, or need not be; those last that were met last. */
  known: z.base64().max(LONGEST_KNOWN),
  /** Of the articles among them, when they were changed: minutes since 1970. */
  articles: z.array(pair).max(MOST_ARTICLES),
  /** Sitemaps that have been read: what else is in one of them is new. */
  files: z.array(mark).max(MOST_FILES_KNOWN),
  /** Pages that did not answer, and how often. */
  failed: z.array(pair).max(MOST_FAILED),
  /** What is dated before is of no interest. */
  since: z.iso.datetime(),
});
export type WebsiteCursor = z.infer<typeof websiteCursor>;

export function minutes(time: Date): number {
  return Math.max(0, Math.floor(time.getTime() / MINUTE));
}

/**
 * The pages that a site names in its sitemaps, those of news first and then those that changed last: only some files are asked at once,
 * and of an index only what may have news.
 */
import { isChallenge } from '../challenge.ts';
import type { Reader } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { parseSitemap, type Sitemap, type SitemapEntry } from './parse-sitemap.ts';

/** Files at once. */
const MOST_FILES = 10;
/** An index may not name another one, and some do. */
const MOST_DEPTH = 2;
/** Waiting to be asked, of indexes with a file for every day of twenty years. */
const MOST_WAITING = 2_000;
const NEWS = /news/i;
const NUMBERS = new Intl.Collator('en', { numeric: true });

export interface SitemapFile {
  url: string;
  /** In the order of the file. */
  pages: readonly SitemapEntry[];
}

export interface SitemapsAsked {
  /** Addresses of sitemaps or of indexes of them. */
  from: readonly string[];
  /** Those are asked that may be. */
  mayAsk(url: string): boolean;
  /** What an index says has not changed since is not asked. */
  since: Date;
}

interface Waiting {
  url: string;
  isNews: boolean;
  depth: number;
  modified: Date | null;
}

/**
 * `isThere`: whether there is any that names something, old or new. `waiting`: how many files were too many.
 * @throws SourceFailure where the site asks not to be asked any more
 */
export async function readSitemaps(
  reader: Reader,
  { from, mayAsk, since }: SitemapsAsked,
): Promise<{ files: SitemapFile[]; isThere: boolean; waiting: number }> {
  const files: SitemapFile[] = [];
  let isThere = false;
  const known = new Set<string>();
  const queue: Waiting[] = [];
  add(
    from.map((url) => ({ url, modified: null })),
    0,
  );

  function add(found: readonly Pick<SitemapEntry, 'url' | 'modified'>[], depth: number): void {
    for (const { url, modified } of found) {
      const isOld = modified !== null && modified < since;
      if (isOld || known.has(url) || !mayAsk(url)) continue;
      known.add(url);
      queue.push({ url, modified, depth, isNews: NEWS.test(URL.parse(url)?.pathname ?? '') });
    }
    queue.sort(byPromise).splice(MOST_WAITING);
  }

  for (let asked = 0; asked < MOST_FILES; asked++) {
    const next = queue.shift();
    if (!next) break;
    const sitemap = await sitemapAt(reader, next.url, mayAsk);
    if (!sitemap) continue;
    isThere ||= sitemap.entries.length > 0;
    if (!sitemap.isIndex) files.push({ url: next.url, pages: sitemap.entries });
    else if (next.depth < MOST_DEPTH) add(sitemap.entries, next.depth + 1);
  }
  return { files, isThere, waiting: queue.length };
}

/** null for a file that is not there or cannot be read, which says nothing of the others. */
async function sitemapAt(
  { fetchWeb, signal }: Reader,
  url: string,
  mayFollow: (url: string) => boolean,
): Promise<Sitemap | null> {
  try {
    const { text, url: at } = await fetchWeb({ url, isTextFile: true, readsErrors: true, mayFollow, signal });
    return parseSitemap(text, at);
  } catch (error) {
    if (!(error instanceof SourceFailure) || error.kind === 'rate-limited' || isChallenge(error)) throw error;
    return null;
  }
}

/** News, then what changed last; of those that do not say, the highest number, which is the newest day or the last part. */
function byPromise(one: Waiting, other: Waiting): number {
  return (
    Number(other.isNews) - Number(one.isNews) ||
    (other.modified?.getTime() ?? 0) - (one.modified?.getTime() ?? 0) ||
    NUMBERS.compare(other.url, one.url)
  );
}

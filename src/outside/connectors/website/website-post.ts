/** An article of a site as a post that can be imported. */
import { hash } from 'node:crypto';
import type { MediaType } from '../../../contract/media-types.ts';
import { type ImportedPost, importedPost, POST_LENGTHS } from '../../../contract/posts.ts';
import { dayInPath } from '../day-in-path.ts';
import { latestBelieved } from '../feed/feed-date.ts';
import { normalUrl } from '../normal-url.ts';
import type { SitemapEntry } from '../sitemap/parse-sitemap.ts';
import { cut, storable } from '../storable-text.ts';
import type { Article } from './article.ts';

export interface PostedAt {
  mediaType: MediaType;
  /** What the site is called here; null: as it calls itself. */
  channel: string | null;
  /** Where the page is. */
  url: string;
  /** What the site's list says of it. */
  listed: SitemapEntry;
  now: Date;
}

const MOST_COMMENTS = 4_294_967_295;
/** Of a name, within an author's key. */
const LONGEST_HOST = 253;

/**
 * `isUndated`: neither page nor sitemap says when it was published; its time is then the latest that it can be: when it was changed, as
 * the sitemap says, or now. null for what no post of ours can be.
 */
export function websitePost(article: Article, at: PostedAt): { post: ImportedPost; isUndated: boolean } | null {
  const url = ownAddress(article.canonical, at.url);
  const published = publishedAt(article, at);
  const { hostname } = new URL(at.url);
  const name = cut(storable(article.author?.name ?? ''), POST_LENGTHS.name - LONGEST_HOST - 3);
  const page = article.author?.url ?? '';
  const ours = importedPost.safeParse({
    media_type: at.mediaType,
    id: bounded(normalUrl(url) ?? url),
    published_at: (published ?? latestPossible(at)).toISOString(),
    // There is an "admin" on every other site.
    author: name === '' ? null : `${name} (${hostname.slice(0, LONGEST_HOST)})`,
    author_name: name === '' ? null : name,
    author_url: name === '' || page === '' || page.length > POST_LENGTHS.url ? null : page,
    title: cut(storable(article.title), POST_LENGTHS.title),
    content: cut(storable(article.text), POST_LENGTHS.content),
    url: url.length > POST_LENGTHS.url ? null : url,
    channel: cut(storable(at.channel ?? article.site ?? hostname), POST_LENGTHS.name),
    kind: 'post',
    comments: countOf(article.comments),
    lang: article.language,
    data_source: 'mw',
  });
  return ours.success ? { post: ours.data, isUndated: published === null } : null;
}

/** What a page says is its address is believed on its own host, unless it is that of the whole site, as some say on every page. */
function ownAddress(canonical: string | null, url: string): string {
  const [said, here] = [canonical === null ? null : new URL(canonical), new URL(url)];
  if (!said || bareHost(said) !== bareHost(here)) return url;
  return said.pathname === '/' && said.search === '' && here.pathname !== '/' ? url : said.href;
}

function bareHost({ host }: URL): string {
  return host.replace(/^(?:www|m|amp)\./, '');
}

function publishedAt({ published }: Article, { listed, url, now }: PostedAt): Date | null {
  const said = published ?? listed.published ?? dayInPath(url);
  return said && said <= latestBelieved(now) ? said : null;
}

function latestPossible({ listed: { modified }, now }: PostedAt): Date {
  return modified && modified <= now && modified.getUTCFullYear() >= 1990 ? modified : now;
}

function countOf(comments: number | null): number | null {
  return comments !== null && Number.isInteger(comments) && comments >= 0 && comments <= MOST_COMMENTS ? comments : null;
}

function bounded(id: string): string {
  return id.length <= POST_LENGTHS.id ? id : `sha256:${hash('sha256', id)}`;
}

/** Of a site without sitemaps: what its start page links to and looks like an article, by the address alone. */
import type { SitemapEntry } from '../sitemap/parse-sitemap.ts';

const MOST = 200;
/** Files that are no pages, and pages that are lists or doors. */
const NO_PAGE = /\.(?:jpe?g|png|gif|webp|svg|ico|pdf|docx?|xlsx?|pptx?|zip|gz|mp[34]|m4a|css|js|json|xml|rss|atom|txt)$/i;
const NO_ARTICLE =
  /^\/(?:tags?|categor(?:y|ies)|authors?|users?|page|search|log-?in|sign-?(?:in|up)|register|account|cart|checkout|about|contact|privacy|terms|feed|wp-(?:admin|login|json)|cdn-cgi)(?:\/|$|\.)/i;

/** `links`: absolute, in the order of the page. */
export function articleLinks(links: readonly string[], isOfSite: (url: URL) => boolean): SitemapEntry[] {
  const found = links.flatMap((link) => {
    const url = URL.parse(link);
    if (!url || !isOfSite(url) || !looksLikeArticle(url)) return [];
    url.hash = '';
    return [url.href];
  });
  return [...new Set(found)].slice(0, MOST).map((url) => ({ url, modified: null, published: null, title: null }));
}

/** A number, a date, or a title of several words, in an alphabet or not. */
function looksLikeArticle({ pathname, search }: URL): boolean {
  if (NO_PAGE.test(pathname) || NO_ARTICLE.test(pathname)) return false;
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const isTitle = last.split(/[-_]/).length >= 4 || /(?:%[\da-f]{2}){12}/i.test(last);
  return isTitle || /\d{4}/.test(pathname) || /[?&](?:p|id|aid|nid|sid|article|story)=\d+/i.test(search);
}

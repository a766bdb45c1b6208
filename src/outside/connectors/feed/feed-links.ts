/** The feeds that a page says it has: `<link rel="alternate">` (RSS Advisory Board, RSS autodiscovery; WHATWG HTML, 4.6.7.1). */
import { Parser } from 'htmlparser2';

/** Of a feed, or of anything: WordPress names every page in its own JSON so. */
const JSON_TYPE = 'application/json';
const NO_FEED = /\/wp-json\//;
const TYPES = new Set(['application/rss+xml', 'application/atom+xml', 'application/feed+json', JSON_TYPE, 'application/rdf+xml']);
/** Where the head of a page ends at the latest: in characters, and in elements within elements, of which the parser keeps a stack. */
const HEAD = 500_000;
const DEPTH = 20;
/** Comments of one article stand beside the feed of a blog. */
const COMMENTS = /comment|留言|評論/i;

/**
 * Absolute addresses, each once, in the order of the page, feeds of comments last but for what may be no feed. `at`: the page's own
 * address.
 */
export function feedLinks(html: string, at: string): string[] {
  const found: { url: string; rank: number }[] = [];
  let base = at;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '', title = '' }) {
      if (name === 'base' && href) base = URL.parse(href, at)?.href ?? base;
      depth += 1;
      if (name === 'body' || depth > DEPTH) parser.pause();
      if (name !== 'link' || href === '' || !rel.toLowerCase().split(/\s+/).includes('alternate')) return;
      const bareType = type.toLowerCase().split(';', 1)[0]?.trim() ?? '';
      const url = TYPES.has(bareType) ? URL.parse(href, base) : null;
      const isJson = bareType === JSON_TYPE;
      if (!url || !/^https?:$/.test(url.protocol) || (isJson && NO_FEED.test(url.href))) return;
      found.push({ url: url.href, rank: Number(isJson) * 2 + Number(COMMENTS.test(`${title} ${href}`)) });
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html.slice(0, HEAD));
  const sorted = found.toSorted((one, other) => one.rank - other.rank);
  return [...new Set(sorted.map(({ url }) => url))];
}

/** Who tells of what is new in a feed (W3C WebSub, 4): named by headers of its answer, or else in the feed. */
import type { PushOffer } from '../reading.ts';
import type { Feed } from './feed.ts';

const LONGEST = 2048;
/** `<https://hub.example/>; rel="hub"` (RFC 8288, 3), of which there may be many. */
const LINK = /<([^<>]{1,2048})>\s*((?:;\s*[\w*!-]{1,50}\s*(?:=\s*(?:"[^"]{0,500}"|[^\s",;]{1,500}))?\s*){1,20})/g;

/**
 * `at`: where the feed was read. null where no hub is named, or one that cannot be asked: a hub is told a secret, which goes over https
 * only (5.1).
 */
export function pushOffer(header: string | null, { hub, self }: Pick<Feed, 'hub' | 'self'>, at: string): PushOffer | null {
  const links = linksIn(header?.slice(0, 16_384) ?? '');
  const named = webUrl(links.get('hub') ?? hub, at);
  if (!named?.startsWith('https:')) return null;
  return { hub: named, topic: webUrl(links.get('self') ?? self, at) ?? at };
}

/** Of several of one relation the first counts. */
function linksIn(header: string): Map<string, string> {
  const links = new Map<string, string>();
  for (const [, url = '', parameters = ''] of header.matchAll(LINK)) {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i.exec(parameters);
    for (const relation of (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/)) {
      if (!links.has(relation)) links.set(relation, url);
    }
  }
  return links;
}

function webUrl(written: string | null, at: string): string | null {
  const url = written === null ? null : URL.parse(written, at);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= LONGEST ? url.href : null;
}

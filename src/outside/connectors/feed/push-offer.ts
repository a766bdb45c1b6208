/** Who tells of what is new in a feed (W3C WebSub, 4): named by headers of its answer, or else in the feed. */
import type { PushOffer } from '../reading.ts';
import type { Feed } from './feed.ts';

const LONGEST = 2048;
/** That are looked at. */
const MOST_HUBS = 20;
/** `<https://hub.example/>; rel="hub"` (RFC 8288, 3), of which there may be many. */
const LINK = /<([^<>]{1,2048})>\s*((?:;\s*[\w*!-]{1,50}\s*(?:=\s*(?:"[^"]{0,500}"|[^\s",;]{1,500}))?\s*){1,20})/g;

/**
 * `at`: where the feed was read. Of several hubs the first that can be asked counts: a hub is told a secret, which goes over https only
 * (5.1). null where there is none.
 */
export function pushOffer(header: string | null, { hubs, self }: Pick<Feed, 'hubs' | 'self'>, at: string): PushOffer | null {
  const links = linksIn(header?.slice(0, 16_384) ?? '');
  const of = (relation: string) => links.filter(({ relations }) => relations.includes(relation)).map(({ url }) => url);
  const named = [...of('hub'), ...hubs].slice(0, MOST_HUBS).map((written) => webUrl(written, at));
  const hub = named.find((url) => url?.startsWith('https:'));
  if (!hub) return null;
  return { hub, topic: webUrl(of('self')[0] ?? self, at) ?? at };
}

function linksIn(header: string): { url: string; relations: string[] }[] {
  return [...header.matchAll(LINK)].map(([, url = '', parameters = '']) => {
    const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i.exec(parameters);
    return { url, relations: (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/) };
  });
}

function webUrl(written: string | null, at: string): string | null {
  const url = written === null ? null : URL.parse(written, at);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= LONGEST ? url.href : null;
}

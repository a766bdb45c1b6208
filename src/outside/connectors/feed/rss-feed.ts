/** RSS 0.9x, 1.0 (RDF) and 2.0 with the extensions that news sites and blogs use → the one shape. */
import { type DcNs, parseRdfFeed, parseRssFeed, type RdfFeed, type RssFeed } from 'feedsmith';
import { isPresent } from './atom-feed.ts';
import type { Feed, FeedEnclosure, FeedItem, FeedPerson, ReadDate } from './feed.ts';
import { hubsIn, resolved } from './links.ts';

type When = Date | null;
type RssItem = RssFeed.Item<When>;

/** Throws feedsmith's errors. */
export function rssFeed(text: string, readDate: ReadDate, maxItems: number): Feed {
  const feed = parseRssFeed<When>(text, { parseDateFn: readDate, maxItems });
  const base = feed.xml?.base;
  const links = feed.atom?.links ?? [];
  const editors = [feed.managingEditor ?? feed.webMaster].filter(isPresent).map(personOf);
  return {
    title: feed.title ?? feed.dc?.titles?.[0] ?? feed.itunes?.title ?? null,
    link: resolved(feed.link ?? links.find(isPageLink)?.href, base),
    language: feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang ?? null,
    hubs: hubsIn(links, base),
    self: resolved(links.find(({ rel }) => rel === 'self')?.href, base),
    authors: editors.length > 0 ? editors : creators(feed.dc, feed.itunes?.author),
    items: (feed.items ?? []).map((item) => itemOf(item, base)),
  };
}

/** Throws feedsmith's errors. */
export function rdfFeed(text: string, readDate: ReadDate, maxItems: number): Feed {
  const feed: RdfFeed.Feed<When> = parseRdfFeed<When>(text, { parseDateFn: readDate, maxItems });
  const links = feed.atom?.links ?? [];
  const base = feed.xml?.base;
  return {
    title: feed.title ?? feed.dc?.titles?.[0] ?? null,
    link: resolved(feed.link, base),
    language: feed.dc?.languages?.[0] ?? feed.xml?.lang ?? null,
    hubs: hubsIn(links, base),
    self: resolved(links.find(({ rel }) => rel === 'self')?.href, base),
    authors: creators(feed.dc),
    items: (feed.items ?? []).map(({ rdf, ...item }) => {
      const found = itemOf(item, base);
      return { ...found, id: rdf?.about ?? null, link: found.link ?? resolved(rdf?.about, base, item.xml?.base) };
    }),
  };
}

function itemOf(item: RssItem, feedBase: string | undefined): FeedItem {
  const { atom, dc, dcterms, itunes } = item;
  const bases = [feedBase, item.xml?.base];
  const guid = item.guid?.value ?? null;
  const content = item.content?.encoded ?? atom?.content?.value ?? null;
  const links = atom?.links ?? [];
  return {
    id: guid ?? atom?.id ?? dc?.identifiers?.[0] ?? null,
    link: resolved(item.link ?? links.find(isPageLink)?.href ?? permanentLink(item), ...bases),
    title: item.title ?? atom?.title?.value ?? dc?.titles?.[0] ?? itunes?.title ?? item.media?.title?.value ?? null,
    content,
    summary: item.description ?? atom?.summary?.value ?? dc?.descriptions?.[0] ?? itunes?.summary ?? mediaText(item) ?? null,
    plain: new Set(),
    published: item.pubDate ?? atom?.published ?? dcterms?.issued?.[0] ?? dcterms?.created?.[0] ?? dc?.dates?.[0] ?? null,
    updated: atom?.updated ?? dcterms?.modified?.[0] ?? dc?.dates?.[0] ?? null,
    authors: authorsOf(item),
    categories: distinct([
      ...(item.categories ?? []).map(({ name }) => name),
      ...(itunes?.keywords ?? []),
      ...(dc?.subjects ?? []),
      ...(atom?.categories ?? []).map(({ label, term }) => label ?? term),
    ]),
    comments: item.slash?.comments ?? item.thr?.total ?? null,
    inReplyTo: item.thr?.inReplyTos?.[0]?.ref ?? item.thr?.inReplyTos?.[0]?.href ?? null,
    enclosures: (item.enclosures ?? []).map((one) => enclosureOf(one, bases)).filter(isPresent),
    language: item.xml?.lang ?? dc?.languages?.[0] ?? null,
  };
}

function isPageLink({ rel }: { rel?: string | undefined }): boolean {
  return rel === undefined || rel === 'alternate';
}

/** A guid is the address of the item unless it says that it is not; what has no scheme is none, whatever it says. */
function permanentLink({ guid }: RssItem): string | undefined {
  return guid?.isPermaLink !== false && /^https?:\/\//i.test(guid?.value ?? '') ? guid?.value : undefined;
}

function mediaText({ media }: RssItem): string | undefined {
  return media?.description?.value ?? media?.groups?.[0]?.description?.value ?? media?.contents?.[0]?.description?.value;
}

function authorsOf({ authors, atom, dc, itunes }: RssItem): FeedPerson[] {
  if (authors !== undefined && authors.length > 0) return authors.map(personOf);
  if (dc?.creators !== undefined || itunes?.author !== undefined) return creators(dc, itunes?.author);
  return (atom?.authors ?? []).map(({ name, email, uri }) => ({ name: name ?? null, email: email ?? null, url: uri ?? null }));
}

function personOf({ name, email, link }: RssFeed.Person): FeedPerson {
  return { name: name ?? null, email: email ?? null, url: link ?? null };
}

/** Dublin Core and iTunes have one field for people, in which some write as in RSS: `ann@news.example (Ann)`. */
function creators(dc: DcNs.ItemOrFeed<When> | undefined, author?: string): FeedPerson[] {
  return (dc?.creators ?? [author]).filter(isPresent).map((text) => {
    const { name = text, email = null } = (NAME_FIRST.exec(text) ?? ADDRESS_FIRST.exec(text))?.groups ?? {};
    return { name, email, url: null };
  });
}

const NAME_FIRST = /^(?<name>[^()<>]{1,200}?)\s*[(<](?<email>[^\s()<>@]{1,100}@[^\s()<>@]{1,200})[)>]$/;
const ADDRESS_FIRST = /^(?<email>[^\s()<>@]{1,100}@[^\s()<>@]{1,200})\s*\((?<name>[^()]{1,200})\)$/;

function enclosureOf(
  { url, type, length }: RssFeed.Enclosure,
  bases: readonly (string | undefined)[],
): FeedEnclosure | undefined {
  const address = resolved(url, ...bases);
  return address === null ? undefined : { url: address, type: type ?? null, length: length ?? null };
}

function distinct(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter(isPresent))];
}

/** Atom 1.0 and 0.3 → the one shape. */
import { type AtomFeed, parseAtomFeed } from 'feedsmith';
import { hasMarkup } from '../plain-text.ts';
import type { Feed, FeedItem, FeedPerson, ReadDate, TextField } from './feed.ts';
import { hubsIn, resolved } from './links.ts';

type When = Date | null;
type Link = AtomFeed.Link<When>;
type Text = AtomFeed.Content;

/** Throws feedsmith's errors. */
export function atomFeed(text: string, readDate: ReadDate, maxItems: number): Feed {
  const feed = parseAtomFeed<When>(text, { parseDateFn: readDate, maxItems });
  const links = feed.links ?? [];
  const base = feed.xml?.base;
  const authors = (feed.authors ?? []).map((one) => personOf(one, [base]));
  return {
    title: textOf(feed.title),
    link: pageOf(links, [base]),
    language: feed.xml?.lang ?? feed.dc?.languages?.[0] ?? null,
    hubs: hubsIn(links, base),
    self: resolved(links.find(({ rel }) => rel === 'self')?.href, base),
    authors,
    items: (feed.entries ?? []).map((entry) => itemOf(entry, base, authors)),
  };
}

/** RFC 4287, 4.2.1: an entry without authors has those of its source, else those of the feed. */
function itemOf(entry: AtomFeed.Entry<When>, feedBase: string | undefined, feedAuthors: FeedPerson[]): FeedItem {
  const bases = [feedBase, entry.xml?.base];
  const links = entry.links ?? [];
  const people = entry.authors ?? entry.source?.authors;
  const named = entry.dc?.creators?.map((name) => ({ name, email: null, url: null }));
  const texts = { title: entry.title, content: entry.content, summary: entry.summary };
  const group = entry.media?.groups?.[0] ?? entry.media;
  return {
    id: wholeId(entry.id, bases),
    link: pageOf(links, bases),
    title: textOf(texts.title),
    content: textOf(texts.content),
    // YouTube has the text of a video here and nowhere else.
    summary: textOf(texts.summary) ?? group?.description?.value ?? null,
    plain: plainFields(texts),
    published: entry.published ?? null,
    updated: entry.updated ?? null,
    authors: people?.map((one) => personOf(one, bases)) ?? named ?? feedAuthors,
    categories: [...new Set((entry.categories ?? []).map(({ label, term }) => label ?? term).filter(isPresent))],
    comments: entry.thr?.total ?? links.find(({ rel }) => rel === 'replies')?.thr?.count ?? entry.slash?.comments ?? null,
    inReplyTo: wholeId(entry.thr?.inReplyTos?.[0]?.ref ?? entry.thr?.inReplyTos?.[0]?.href, bases),
    enclosures: links.flatMap(({ rel, href, type, length }) => {
      const url = rel === 'enclosure' ? resolved(href, ...bases) : null;
      return url === null ? [] : [{ url, type: type ?? null, length: length ?? null }];
    }),
    language: entry.xml?.lang ?? entry.title?.xml?.lang ?? entry.content?.xml?.lang ?? null,
  };
}

/** An id is compared as it stands (RFC 4287, 4.2.6.1); a relative one, which there should not be, is none without its base. */
function wholeId(id: string | undefined, bases: readonly (string | undefined)[]): string | null {
  if (id === undefined) return null;
  return URL.canParse(id) ? id : resolved(id, ...bases);
}

/** The page itself; else, since a feed of something has at least that, the first link of no other relation. */
function pageOf(links: readonly Link[], bases: readonly (string | undefined)[]): string | null {
  const pages = links.filter(({ rel }) => rel === undefined || rel === 'alternate');
  const page = pages.find(({ type }) => type === undefined || /html/i.test(type)) ?? pages[0];
  return resolved(page?.href, ...bases);
}

function personOf({ name, email, uri }: AtomFeed.Person, bases: readonly (string | undefined)[]): FeedPerson {
  return { name: name ?? null, email: email ?? null, url: resolved(uri, ...bases) };
}

/** RFC 4287, 4.1.3.3: what is neither text nor XML stands in base64. Little of that is text. */
function textOf(text: Text | undefined): string | null {
  if (text?.value === undefined) return null;
  return /^(?:application\/octet-stream|audio\/|image\/|video\/)/i.test(text.type ?? '') ? decoded(text.value) : text.value;
}

function decoded(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64')).trim();
  } catch {
    return null;
  }
}

/** Without a type it is text by RFC 4287, 3.1.1; many write HTML all the same. */
function plainFields(texts: Readonly<Record<TextField, Text | undefined>>): Set<TextField> {
  const fields = Object.keys(texts) as TextField[];
  return new Set(fields.filter((field) => isPlain(texts[field])));
}

function isPlain({ type, value = '' }: Text = {}): boolean {
  if (type === undefined) return !hasMarkup(value);
  return type === 'text' || type === 'text/plain';
}

export function isPresent<T>(value: T | undefined | null): value is T {
  return value !== undefined && value !== null;
}

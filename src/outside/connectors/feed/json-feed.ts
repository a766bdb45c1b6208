/** JSON Feed 1.0 and 1.1 → the one shape. */
import { type JsonFeed, parseJsonFeed } from 'feedsmith';
import { parsedJson } from '../parsed-json.ts';
import type { Feed, FeedItem, FeedPerson, ReadDate } from './feed.ts';
import { notAFeed } from './not-a-feed.ts';

type When = Date | null;

/** Throws a SourceFailure for JSON that is no feed, feedsmith's errors for a feed that has nothing in it. */
export function jsonFeed(text: string, readDate: ReadDate, maxItems: number): Feed {
  const feed = parseJsonFeed<When>(feedObject(text), { parseDateFn: readDate, maxItems });
  const authors = (feed.authors ?? []).map(personOf);
  const language = feed.language ?? null;
  return {
    title: feed.title ?? null,
    link: feed.home_page_url ?? null,
    language,
    hubs: (feed.hubs ?? []).flatMap(({ type = 'WebSub', url }) => (url && /websub|pubsubhubbub/i.test(type) ? [url] : [])),
    self: feed.feed_url ?? null,
    authors,
    items: (feed.items ?? []).map((item) => itemOf(item, authors)),
  };
}

/**
 * The parser asks for the version as an address or, where there is none, for a title. Generators write `1.1` for it and leave out
 * the title: what has an array of items that are objects is a feed to us.
 */
function feedObject(text: string): unknown {
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAFeed(text);
  const fields = new Map<string, unknown>(Object.entries(value));
  const version = fields.get('version');
  if (typeof version === 'string' && version.includes('jsonfeed.org/version/')) return value;
  const items: unknown = fields.get('items');
  const hasItems = Array.isArray(items) && items.every(looksLikeItem);
  if (!hasItems) throw notAFeed(text);
  return { ...value, version: 'https://jsonfeed.org/version/1.1' };
}

/** Many services answer with `items`; those of a feed have a text by the name of the format, or an address and an id. */
function looksLikeItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const hasText = ['content_html', 'content_text', 'date_published'].some((name) => name in item);
  return hasText || ('url' in item && 'id' in item);
}

function itemOf(item: JsonFeed.Item<When>, feedAuthors: FeedPerson[]): FeedItem {
  const authors = (item.authors ?? []).map(personOf);
  const content = item.content_html ?? item.content_text ?? null;
  return {
    id: item.id ?? null,
    link: item.url ?? item.external_url ?? null,
    title: item.title ?? null,
    content,
    summary: item.summary ?? null,
    // All but content_html is text by the format.
    plain: new Set(
      item.content_html === undefined ? (['title', 'summary', 'content'] as const) : (['title', 'summary'] as const),
    ),
    published: item.date_published ?? null,
    updated: item.date_modified ?? null,
    authors: authors.length > 0 ? authors : feedAuthors,
    categories: [...new Set(item.tags ?? [])],
    comments: null,
    inReplyTo: null,
    enclosures: (item.attachments ?? []).flatMap(({ url, mime_type, size_in_bytes }) =>
      url === undefined ? [] : [{ url, type: mime_type ?? null, length: size_in_bytes ?? null }],
    ),
    language: item.language ?? null,
  };
}

function personOf({ name, url }: JsonFeed.Author): FeedPerson {
  return { name: name ?? null, email: null, url: url ?? null };
}

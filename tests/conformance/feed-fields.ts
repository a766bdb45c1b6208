/**
 * The fields that gofeed's expected results and ours have in common, by path and as text. Nothing and an empty list are the same. A
 * post has no addresses of its text and no markup of its author: those are not compared.
 */
import type { Feed, FeedItem, FeedPerson } from '../../src/outside/connectors/feed/feed.ts';
import { plainText } from '../../src/outside/connectors/plain-text.ts';

export type Fields = ReadonlyMap<string, string>;
type Json = Readonly<Record<string, unknown>>;

/** `unified`: what gofeed makes of all formats; the others are what its readers of one format give. */
export type Shape = 'unified' | 'rss' | 'atom' | 'json';

export function ourFields(feed: Feed): Fields {
  const { title, link, language, self, authors, items } = feed;
  return fieldsOf({ title, link, language, self, authors: authors.map(personText) }, items.map(ourItem));
}

function ourItem(item: FeedItem): Json {
  return {
    title: item.title,
    link: item.link,
    guid: item.id,
    summary: item.summary,
    content: item.content,
    // gofeed takes one for the other too.
    published: instant(item.published ?? item.updated),
    updated: instant(item.updated),
    authors: item.authors.map(personText),
    categories: item.categories,
    enclosures: item.enclosures.map(({ url, type, length }) => enclosureText(url, type, length)),
  };
}

export function expectedFields(expected: unknown, shape: Shape): Fields {
  const feed = object(expected);
  const { heading, item } = SHAPES[shape];
  return fieldsOf(heading(feed), list(feed['items'] ?? feed['entries']).map(item));
}

const SHAPES: Readonly<Record<Shape, { heading: (feed: Json) => Json; item: (item: Json) => Json }>> = {
  unified: {
    heading: ({ title, link, language, feedLink: self, authors }) => ({ title, link, language, self, authors: people(authors) }),
    item: (one) => ({
      title: one['title'],
      link: one['link'],
      guid: one['guid'],
      summary: one['description'],
      content: one['content'],
      published: instant(one['publishedParsed'] ?? one['updatedParsed']),
      updated: instant(one['updatedParsed']),
      authors: people(one['authors']),
      categories: one['categories'],
      enclosures: enclosures(one['enclosures']),
    }),
  },
  rss: {
    heading: ({ title, link, language, managingEditor, webMaster, dcExt, itunesExt }) => ({
      title,
      link,
      language,
      authors: [managingEditor ?? webMaster ?? strings(object(dcExt)['creator'])[0] ?? object(itunesExt)['author']],
    }),
    item: (one) => ({
      title: one['title'],
      link: one['link'],
      guid: object(one['guid'])['value'],
      summary: one['description'],
      content: one['content'],
      published: instant(one['pubDateParsed']),
      authors: [one['author'] ?? object(one['itunesExt'])['author']],
      enclosures: enclosures(one['enclosures']),
      categories: [...list(one['categories']).map(({ value }) => value), ...strings(object(one['dcExt'])['subject'])],
    }),
  },
  atom: {
    heading: ({ title, links, language, authors }) => ({
      title,
      language,
      link: linked(links, 'alternate')[0]?.['href'],
      self: linked(links, 'self')[0]?.['href'],
      authors: people(authors),
    }),
    item: (one) => ({
      title: one['title'],
      guid: one['id'],
      link: linked(one['links'], 'alternate')[0]?.['href'],
      summary: one['summary'],
      content: object(one['content'])['value'],
      published: instant(one['publishedParsed'] ?? one['updatedParsed']),
      updated: instant(one['updatedParsed']),
      categories: list(one['categories']).map(({ label, term }) => label ?? term),
      authors: people(one['authors'] ?? object(one['source'])['authors']),
      enclosures: enclosures(linked(one['links'], 'enclosure')),
    }),
  },
  json: {
    heading: ({ title, home_page_url: link, feed_url: self, language, authors, author }) => ({
      title,
      link,
      self,
      language,
      authors: people(authors ?? [author]),
    }),
    item: (one) => ({
      title: one['title'],
      link: one['url'],
      guid: one['id'],
      summary: one['summary'],
      content: one['content_html'] ?? one['content_text'],
      published: instant(one['date_published'] ?? one['date_modified']),
      updated: instant(one['date_modified']),
      authors: people(one['authors'] ?? [one['author']]),
      categories: one['tags'],
      enclosures: list(one['attachments']).map(({ url, mime_type, size_in_bytes }) =>
        enclosureText(url, mime_type, size_in_bytes),
      ),
    }),
  },
};

function fieldsOf(heading: Json, items: readonly Json[]): Fields {
  const fields = new Map<string, string>();
  for (const [place, part] of [['feed', heading] as const, ...items.map((item, index) => [`item ${index + 1}`, item] as const)]) {
    for (const [name, value] of Object.entries(part)) {
      const text = Array.isArray(value) ? value.filter(Boolean).join(' | ') : written(value);
      const comparable = name === 'authors' ? plainText(text) : text.replaceAll(/ href="[^"]*"/g, '').trim();
      if (comparable !== '') fields.set(`${place} ${name}`, comparable);
    }
  }
  return fields;
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(object) : [];
}

function strings(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function linked(links: unknown, rel: string): Json[] {
  return list(links).filter((link) => (link['rel'] ?? 'alternate') === rel);
}

function people(authors: unknown): string[] {
  return list(authors).map(({ name, email, url, uri }) => personText({ name, email, url: url ?? uri }));
}

function personText({ name, email, url }: { [Key in keyof FeedPerson]?: unknown }): string {
  return [name, email, url].map(written).filter(Boolean).join(' ');
}

function enclosures(value: unknown): string[] {
  return list(value).map(({ url, href, type, length }) => enclosureText(url ?? href, type, length));
}

function enclosureText(url: unknown, type: unknown, length: unknown): string {
  return [url, type, length].map(written).join(' ').trim();
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

function instant(value: unknown): string | null {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The items of a feed as posts that can be imported. */
import type { MediaType } from '../../../contract/media-types.ts';
import { type ImportedPost, POST_LENGTHS } from '../../../contract/posts.ts';
import { languageTag } from '../language-tag.ts';
import { foldedText, plainText, plainTitle } from '../plain-text.ts';
import { cut, storable } from '../storable-text.ts';
import { isPresent } from './atom-feed.ts';
import type { Feed, FeedItem, FeedPerson, TextField } from './feed.ts';
import { latestBelieved } from './feed-date.ts';
import { feedScope, type Identities, identities, type NormalUrl } from './item-identity.ts';
import { webAddress } from './links.ts';

/**
 * `no-text`: neither title nor text that can be read; `no-identity`: nothing to know it by; `too-old`: before 1990, which a source
 * says that does not know; `repeated`: an older item with the id of another of the same feed; `too-many`: older than
 * as many others as are read at once.
 */
export type SkipReason = 'no-text' | 'no-identity' | 'too-old' | 'repeated' | 'too-many';

export interface FeedSource {
  mediaType: MediaType;
  /** What the source is called here; null: as the feed calls itself. */
  channel: string | null;
  now: Date;
  /** The address that is followed: what its posts are known by. */
  feedUrl: string;
  /** Where that led: what links may be relative to. */
  sourceUrl: string;
  normalUrl: NormalUrl;
}

export interface FeedPosts {
  /** In the order of the feed; every id once. */
  posts: ImportedPost[];
  /** Ids of those whose time is that of this reading. */
  undated: Set<string>;
  skipped: { reason: SkipReason; count: number }[];
}

const EARLIEST = new Date('1990-01-01T00:00:00Z');
/** Of one feed; feeds have ten to a few hundred items. */
const MOST_POSTS = 2_000;
const MOST_COMMENTS = 4_294_967_295;

export function feedPosts(feed: Feed, source: FeedSource): FeedPosts {
  const bases = [feed.link, feed.self, source.sourceUrl];
  const known = identities(feed.items, bases, feedScope(source.feedUrl, source.normalUrl), source.normalUrl);
  const ownPages = pagesOfPeople(feed, source, bases);
  const skipped = new Map<SkipReason, number>();
  const posts = new Map<string, ImportedPost>();
  const undated = new Set<string>();
  const items = newest(feed.items, source.now);
  if (items.length < feed.items.length) skipped.set('too-many', feed.items.length - items.length);
  for (const item of items) {
    const post = postOf(item, feed, source, { known, bases, ownPages });
    if (typeof post === 'string') {
      skipped.set(post, (skipped.get(post) ?? 0) + 1);
      continue;
    }
    const other = posts.get(post.id);
    if (other) skipped.set('repeated', (skipped.get('repeated') ?? 0) + 1);
    if (other && Date.parse(other.published_at) >= Date.parse(post.published_at)) continue;
    posts.set(post.id, post);
    if (timeOf(item, source.now)) undated.delete(post.id);
    else undated.add(post.id);
  }
  return { posts: [...posts.values()], undated, skipped: [...skipped].map(([reason, count]) => ({ reason, count })) };
}

/** In the order of the feed, which may be from the oldest on; of items without dates those that come first. */
function newest(items: readonly FeedItem[], now: Date): readonly FeedItem[] {
  if (items.length <= MOST_POSTS) return items;
  const dated = items.map((item) => ({ item, time: publishedAt(item, now).getTime() }));
  const kept = new Set(
    dated
      .sort((one, other) => other.time - one.time)
      .slice(0, MOST_POSTS)
      .map(({ item }) => item),
  );
  return items.filter((item) => kept.has(item));
}

interface Frame {
  known: Identities;
  bases: readonly (string | null)[];
  /** The pages of people that are nobody else's, nor those of the site. */
  ownPages: ReadonlySet<string>;
}

function postOf(item: FeedItem, feed: Feed, source: FeedSource, frame: Frame): ImportedPost | SkipReason {
  const { known, bases } = frame;
  const title = textOf(item, 'title').replaceAll(/\n+/g, ' ');
  const content = textOf(item, 'content') || textOf(item, 'summary');
  if (title === '' && content === '') return 'no-text';
  const id = known.of(item);
  if (id === null || id === '') return 'no-identity';
  const published = publishedAt(item, source.now);
  if (published < EARLIEST) return 'too-old';
  const isComment = item.inReplyTo !== null;
  return {
    media_type: source.mediaType,
    id,
    published_at: published.toISOString(),
    ...authorOf(item, source.feedUrl, frame),
    title: orNull(title, POST_LENGTHS.title),
    content: orNull(content, POST_LENGTHS.content),
    url: addressOf(item.link, bases),
    channel: orNull(source.channel ?? plainText(feed.title ?? ''), POST_LENGTHS.name),
    kind: isComment ? 'comment' : 'post',
    parent_id: item.inReplyTo === null ? null : known.named(item.inReplyTo),
    comments: countOf(item.comments),
    lang: languageTag(item.language ?? feed.language),
    data_source: 'mw',
  };
}

function textOf(item: FeedItem, field: TextField): string {
  const text = item[field] ?? '';
  if (item.plain.has(field)) return storable(foldedText(text));
  return storable(field === 'title' ? plainTitle(text) : plainText(text));
}

/** Of an item that names no time, or one to come, all that is known is that it is there now. */
function publishedAt(item: FeedItem, now: Date): Date {
  return timeOf(item, now) ?? now;
}

function timeOf({ published, updated }: FeedItem, now: Date): Date | null {
  const said = published ?? updated;
  return said && said <= latestBelieved(now) ? said : null;
}

/** Many sites have their own address for that of everybody who writes there. */
function pagesOfPeople(feed: Feed, source: FeedSource, bases: readonly (string | null)[]): Set<string> {
  const names = new Map<string, Set<string>>();
  for (const { name, url } of feed.items.map(writerOf).filter(isPresent)) {
    const page = addressOf(url, bases);
    if (page !== null && name !== null) names.set(page, (names.get(page) ?? new Set()).add(nameOf(name)));
  }
  const site = new Set([...bases, source.feedUrl].map((url) => addressOf(url, bases)));
  const hosts = new Set([...site].map((url) => bareHost(url ?? '')));
  const isOfSite = (page: string) => site.has(page) || (URL.parse(page)?.pathname === '/' && hosts.has(bareHost(page)));
  return new Set([...names.keys()].filter((page) => names.get(page)?.size === 1 && !isOfSite(page)));
}

function bareHost(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/^www\./, '');
}

function nameOf(name: string | null): string {
  return storable(plainText(name ?? '').replaceAll('\n', ' '));
}

/** The first author. */
function writerOf({ authors }: FeedItem): FeedPerson | undefined {
  return authors.find(({ name, email }) => name !== null || email !== null);
}

/** Names are those of a site only: there is an “admin” on every other one. */
function authorOf(
  item: FeedItem,
  feedUrl: string,
  { bases, ownPages }: Frame,
): Pick<ImportedPost, 'author' | 'author_name' | 'author_url'> {
  const person = writerOf(item);
  if (!person) return { author: null, author_name: null, author_url: null };
  const name = nameOf(person.name) || storable(person.email ?? '');
  const url = addressOf(person.url, bases);
  const site = URL.parse(feedUrl)?.hostname ?? '';
  const isKey = url !== null && url.length <= POST_LENGTHS.name && ownPages.has(url);
  const key = isKey ? url : `${cut(name, POST_LENGTHS.name - 300)} (${site.slice(0, 253)})`;
  return { author: name === '' ? null : key, author_name: orNull(name, POST_LENGTHS.name), author_url: name === '' ? null : url };
}

function addressOf(href: string | null, bases: readonly (string | null)[]): string | null {
  const url = webAddress(href, ...bases);
  return url === null || url.length > POST_LENGTHS.url ? null : url;
}

function countOf(comments: number | null): number | null {
  return comments !== null && Number.isInteger(comments) && comments >= 0 && comments <= MOST_COMMENTS ? comments : null;
}

function orNull(text: string, length: number): string | null {
  return text === '' ? null : cut(storable(text), length);
}

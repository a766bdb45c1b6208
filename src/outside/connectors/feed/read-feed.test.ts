import { describe, expect, it } from 'vitest';
import type { WebRequest } from '../web-fetch.ts';
import { type FeedCursor, type FollowedFeed, feedCursor, readFeed } from './read-feed.ts';

const FEED = { url: 'https://news.example/feed', mediaType: 'news' as const, channel: null };
const ITEMS = ['20', '22', '21'].map(
  (day) => `<item><title>${day}</title><guid>${day}</guid><pubDate>${day} Nov 2026 08:00:00 GMT</pubDate></item>`,
);
const RSS = `<rss version="2.0"><channel><title>News</title>${ITEMS.join('')}</channel></rss>`;

describe('readFeed', () => {
  it('gives posts newest first, under the name that the source has here', async () => {
    const { posts } = await asked({ ...FEED, channel: 'Harbour' }).reading;
    expect(posts.map(({ title, channel }) => [title, channel])).toEqual(['22', '21', '20'].map((day) => [day, 'Harbour']));
  });

  it('tells what it knows of the feed, and learns what it is told', async () => {
    const first = asked(FEED);
    const { cursor } = await first.reading;
    expect(first.requests[0]?.headers).toEqual({});
    expect(cursor).toEqual({ etag: '"7"', lastModified: 'Sun, 22 Nov 2026 08:00:00 GMT' });
    expect(feedCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
    const second = asked(FEED, cursor);
    await second.reading;
    expect(second.requests[0]?.headers).toEqual({ 'if-none-match': '"7"', 'if-modified-since': 'Sun, 22 Nov 2026 08:00:00 GMT' });
  });

  it('knows posts by the address that is followed, wherever that leads', async () => {
    const [direct, led] = await Promise.all([asked(FEED).reading, asked(FEED, undefined, 200, 'https://cdn.example/f').reading]);
    expect(led.posts.map(({ id }) => id)).toEqual(direct.posts.map(({ id }) => id));
  });

  it('takes a time without a zone for that of the country of its address', async () => {
    const text = '<rss version="2.0"><channel><item><title>a</title><pubDate>2026-11-22 08:00</pubDate></item></channel></rss>';
    const fetchWeb = async ({ url }: WebRequest) => ({ status: 200, url, headers: new Headers(), text });
    const reader = { fetchWeb, now: () => new Date('2026-11-23T00:00:00Z') };
    const times = ['https://news.example.hk/feed', FEED.url].map(async (url) => {
      const { posts } = await readFeed(reader, { ...FEED, url });
      return posts[0]?.published_at;
    });
    expect(await Promise.all(times)).toEqual(['2026-11-22T00:00:00.000Z', '2026-11-22T08:00:00.000Z']);
  });

  it('says that there was more than is read at once', async () => {
    const items = Array.from({ length: 2001 }, (_, index) => `<item><title>${index}</title><guid>${index}</guid></item>`);
    const text = `<rss version="2.0"><channel>${items.join('')}</channel></rss>`;
    const fetchWeb = async ({ url }: WebRequest) => ({ status: 200, url, headers: new Headers(), text });
    const reading = await readFeed({ fetchWeb, now: () => new Date('2026-11-23T00:00:00Z') }, FEED);
    expect(reading).toMatchObject({ isWhole: true, leftOut: [{ reason: 'more than are read at once', count: 1 }] });
  });

  it('believes no "not modified" where it knew of nothing', async () => {
    await expect(asked(FEED, undefined, 304).reading).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('keeps what it knows where nothing has changed', async () => {
    const cursor = { etag: '"7"', lastModified: null };
    expect(await asked(FEED, cursor, 304).reading).toEqual({
      title: null,
      posts: [],
      leftOut: [],
      undated: new Set(),
      cursor,
      isWhole: true,
    });
  });
});

function asked(feed: FollowedFeed, cursor?: FeedCursor, status = 200, at = feed.url) {
  const requests: WebRequest[] = [];
  const fetchWeb = async (request: WebRequest) => {
    requests.push(request);
    const headers = new Headers({ etag: '"7"', 'last-modified': 'Sun, 22 Nov 2026 08:00:00 GMT' });
    return { status, url: at, headers, text: status === 304 ? '' : RSS };
  };
  return { requests, reading: readFeed({ fetchWeb, now: () => new Date('2026-11-23T00:00:00Z') }, feed, cursor) };
}

/** Whatever an API answers: a reading whose posts and place can be stored, or a failure of a kind; never anything else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { playApi } from '../../../tests/support/api-answers.ts';
import { importedPost } from '../../contract/posts.ts';
import { gdeltCursor, readGdelt } from './gdelt/read-gdelt.ts';
import { facebookCursor, readFacebookPage } from './meta/read-facebook-page.ts';
import { accountCursor, readInstagramAccount } from './meta/read-instagram-account.ts';
import { hashtagCursor, readInstagramHashtag } from './meta/read-instagram-hashtag.ts';
import type { KeyedReader, Reading } from './reading.ts';
import { SourceFailure } from './source-failure.ts';
import { braveSearch } from './web-search/brave.ts';
import { googleSearch } from './web-search/google.ts';
import { readWebSearch, webSearchCursor } from './web-search/read-web-search.ts';
import { searchX, xCursor } from './x/search-x.ts';
import { searchYouTube, youTubeCursor } from './youtube/search-youtube.ts';

interface Api<Cursor> {
  answer: object;
  cursor: z.ZodType<Cursor>;
  read(reader: KeyedReader, cursor: Cursor | undefined): Promise<Reading<Cursor>>;
}

const AT = '2026-11-22T02:00:00Z';
const media = {
  id: '1',
  caption: '雨',
  permalink: 'https://www.instagram.com/p/1/',
  timestamp: AT,
  like_count: 1,
  comments_count: 1,
};
const comment = {
  id: 'c',
  snippet: { publishedAt: AT, textDisplay: '好', authorDisplayName: '@a', authorChannelId: { value: 'U' }, likeCount: 1 },
};
const paging = { cursors: { after: 'a' }, next: 'https://graph.facebook.com/v26.0/1/x?after=a&until=2' };
const counts = { summary: { total_count: 3 } };

const APIS: Readonly<Record<string, Api<unknown>>> = {
  X: api({
    answer: {
      data: [
        {
          id: '9',
          text: '雨 https://t.co/a',
          author_id: '7',
          created_at: AT,
          lang: 'zh',
          conversation_id: '8',
          public_metrics: { like_count: 1, retweet_count: 1 },
          entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://a.example' }] },
          referenced_tweets: [{ type: 'replied_to', id: '8' }],
        },
      ],
      includes: { users: [{ id: '7', username: 'a', name: 'A', public_metrics: { followers_count: 1 } }] },
      errors: [{ resource_type: 'tweet', resource_id: '3', type: 'https://api.x.com/2/problems/resource-not-found' }],
      meta: { newest_id: '9', next_token: 't' },
    },
    cursor: xCursor,
    read: (reader, cursor) => searchX(reader, { bearer: 'k', query: 'q', media: 'x', from: new Date(AT) }, cursor),
  }),
  YouTube: api({
    answer: {
      nextPageToken: 't',
      items: [
        { id: { videoId: 'v' }, snippet: { publishedAt: AT, channelId: 'U', channelTitle: 'A', title: '雨', description: 'x' } },
        { id: 'v', snippet: { publishedAt: AT, title: '雨' }, statistics: { viewCount: '1', commentCount: '3' } },
        { id: 'c', snippet: { topLevelComment: comment, totalReplyCount: 2 }, replies: { comments: [comment] } },
      ],
    },
    cursor: youTubeCursor,
    read: (reader, cursor) => searchYouTube(reader, { key: 'k', query: 'q' }, cursor),
  }),
  Facebook: api({
    answer: {
      data: [
        {
          id: '1_2',
          message: '雨',
          created_time: AT,
          permalink_url: 'https://www.facebook.com/1',
          from: { id: '1', name: 'A' },
          shares: { count: 1 },
          comments: counts,
          reactions: counts,
          like: counts,
          sad: counts,
          parent: { id: '3' },
        },
      ],
      paging,
    },
    cursor: facebookCursor,
    read: (reader, cursor) => readFacebookPage(reader, { token: 'k', page: 'p' }, cursor),
  }),
  'hashtags of Instagram': api({
    answer: { data: [media], paging },
    cursor: hashtagCursor,
    read: (reader, cursor) => readInstagramHashtag(reader, { token: 'k', account: '1', hashtag: 'h' }, cursor),
  }),
  'accounts of Instagram': api({
    answer: { business_discovery: { username: 'a', name: 'A', followers_count: 1, media: { data: [media], paging } } },
    cursor: accountCursor,
    read: (reader, cursor) => readInstagramAccount(reader, { token: 'k', account: '1', username: 'a' }, cursor),
  }),
  Google: api({
    answer: {
      searchInformation: {},
      queries: { nextPage: [{}] },
      items: [
        {
          link: 'https://a.example/1',
          title: '雨',
          snippet: 'x',
          displayLink: 'a',
          pagemap: {
            metatags: [{ 'og:title': '雨', 'article:published_time': AT, 'og:locale': 'zh_HK' }],
            newsarticle: [{ datepublished: AT }],
          },
        },
      ],
    },
    cursor: webSearchCursor,
    read: (reader, cursor) => readWebSearch(reader, googleSearch({ key: 'k', engine: 'e' }), { query: 'q' }, cursor),
  }),
  Brave: api({
    answer: {
      query: { more_results_available: true },
      web: {
        results: [
          {
            url: 'https://a.example/1',
            title: '雨',
            description: 'x',
            page_age: AT,
            language: 'zh',
            subtype: 'article',
            profile: { name: 'A' },
            meta_url: { hostname: 'a' },
          },
        ],
      },
    },
    cursor: webSearchCursor,
    read: (reader, cursor) => readWebSearch(reader, braveSearch({ key: 'k', kind: 'web' }), { query: 'q' }, cursor),
  }),
  GDELT: api({
    answer: {
      articles: [{ url: 'https://a.example/1', title: '雨', seendate: '20261122T021500Z', domain: 'a', language: 'Chinese' }],
    },
    cursor: gdeltCursor,
    read: (reader, cursor) => readGdelt(reader, { query: 'q' }, cursor),
  }),
};

describe.each(Object.entries(APIS))('an odd answer of %s', (_name, { answer, cursor, read }) => {
  it('is a reading that can be stored, or a failure of a kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(changed(answer), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(200, 200, 200, 400, 403),
        async (answers, status) => {
          const { reader } = playApi(answers.map((body) => ({ status, body })));
          let place: unknown;
          // The place that one reading stops at is where the next begins.
          for (let reading = 0; reading < 2; reading++) {
            const given = await read(reader, place).catch((error: unknown) => error);
            if (given instanceof SourceFailure) return;
            if (given instanceof Error) throw given;
            // Of what stopped it the message is kept; the answer in it is not.
            const { posts, cursor: next, stopped, ...rest } = given as Reading<unknown>;
            for (const post of posts) expect(importedPost.safeParse(post).error).toBeUndefined();
            expect(JSON.stringify([posts, next, rest, stopped?.message])).not.toMatch(/\\u0000|\\ud[89a-f]/i);
            place = cursor.parse(JSON.parse(JSON.stringify(next)));
          }
        },
      ),
    );
  });
});

/** The answer with one to three of its parts replaced. */
function changed(answer: object): fc.Arbitrary<unknown> {
  const paths = pathsOf(answer);
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\0', '\ud800', -1, 1e12, null, AT, '9'.repeat(30), 'x'.repeat(5_000)),
  );
  const change = fc.record({ path: fc.constantFrom(...paths), value });
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const copy: unknown = structuredClone(answer);
    return changes.reduce((whole, { path, value: other }) => put(whole, path, other), copy);
  });
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [at, ...keys.flatMap((key) => pathsOf((value as Record<string | number, unknown>)[key], [...at, key]))];
}

/** What is no longer there to be changed stays as it is. */
function put(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof whole !== 'object' || whole === null || !(key in whole)) return whole;
  const inner = (whole as Record<string | number, unknown>)[key];
  return Object.assign(Array.isArray(whole) ? [...whole] : { ...whole }, { [key]: put(inner, rest, value) });
}

/** Each has a cursor of its own, which the list need not know: it is given back as it came, once its schema has read it. */
function api<Cursor>(one: Api<Cursor>): Api<unknown> {
  return one;
}

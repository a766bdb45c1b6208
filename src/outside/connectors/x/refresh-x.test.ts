import { describe, expect, it } from 'vitest';
import { failureOf, playApi } from '../../../../tests/support/api-answers.ts';
import { countX } from './count-x.ts';
import { refreshX } from './refresh-x.ts';

const KEY = { bearer: 'secret-key' };

describe('countX', () => {
  it('gives hours and their sum, for half a cent', async () => {
    const { reader, asked, bills } = playApi([
      {
        body: {
          data: [
            { start: '2026-11-22T00:00:00.000Z', end: '2026-11-22T01:00:00.000Z', tweet_count: 3 },
            { start: '2026-11-22T01:00:00.000Z', end: '2026-11-22T02:00:00.000Z', post_count: 4 },
          ],
          meta: { total_tweet_count: 7 },
        },
      },
    ]);
    expect(await countX(reader, KEY, 'secret')).toMatchObject({ total: 7, hours: [{ posts: 3 }, { posts: 4 }] });
    expect(asked[0]?.url.href).toBe('https://api.x.com/2/tweets/counts/recent?query=%28secret%29+-is%3Aretweet&granularity=hour');
    expect(bills).toEqual([
      { bucket: 'counts', most: { calls: 1, microdollars: 5000 }, spent: { calls: 1, microdollars: 5000 } },
    ]);
  });

  it.each([
    ['no counts', { data: [{ start: 'x' }] }],
    ['counts that are none', { data: [{ start: '2026-11-22T00:00:00Z', end: '2026-11-22T01:00:00Z', tweet_count: -1 }] }],
  ])('says that it cannot be read: %s', async (_name, body) => {
    expect((await failureOf(countX(playApi([{ body }]).reader, KEY, 'q'))).kind).toBe('unreadable');
  });
});

describe('refreshX', () => {
  it('gives what posts have become, and leaves out those that are gone', async () => {
    const { reader, asked, bills } = playApi([
      {
        body: {
          data: [{ id: '1', text: 'x', created_at: '2026-11-22T00:00:00Z', public_metrics: { like_count: 9 } }],
          errors: [{ resource_type: 'tweet', value: '2', type: 'https://api.twitter.com/2/problems/resource-not-found' }],
        },
      },
    ]);
    const refreshed = await refreshX(reader, { ...KEY, ids: ['1', '2', 'secret'], media: 'twitter' });
    expect(refreshed.posts).toMatchObject([{ media_type: 'twitter', id: '1', likes: 9, comments: null }]);
    expect(refreshed).toMatchObject({ leftOut: [{ reason: 'no longer there', count: 1 }] });
    expect(asked[0]?.url.searchParams.get('ids')).toBe('1,2');
    expect(bills).toMatchObject([{ bucket: 'posts', most: { microdollars: 30_000 }, spent: { microdollars: 5_000 } }]);
  });

  it('asks at most a hundred, and nothing for nothing', async () => {
    const { reader, asked } = playApi([{ body: { data: [] } }]);
    await refreshX(reader, { ...KEY, ids: [], media: 'x' });
    expect(asked).toHaveLength(0);
    await refreshX(reader, { ...KEY, ids: Array.from({ length: 120 }, (_, index) => String(index)), media: 'x' });
    expect(asked[0]?.url.searchParams.get('ids')?.split(',')).toHaveLength(100);
  });

  it('asks in the other words where these are refused', async () => {
    const refused = { status: 400, body: { errors: [{ message: 'The query parameter [tweet.fields] is not one of [id]' }] } };
    const { reader, asked } = playApi([refused, { body: { data: [] } }]);
    await refreshX(reader, { ...KEY, ids: ['1'], media: 'x' });
    expect(asked.map(({ url }) => url.searchParams.has('post.fields'))).toEqual([false, true]);
  });
});

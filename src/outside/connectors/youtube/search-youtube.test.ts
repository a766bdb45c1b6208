import { describe, expect, it } from 'vitest';
import { failureOf, type PlayedAnswer, type Playing, playApi } from '../../../../tests/support/api-answers.ts';
import { describeIllApi, SAID } from '../../../../tests/support/ill-api.ts';
import { refreshVideos } from './refresh-videos.ts';
import { searchYouTube, type YouTubeCursor, youTubeCursor } from './search-youtube.ts';

const SEARCH = { key: 'secret-key', query: 'secret|香港', language: 'zh-Hant', region: 'HK' };
const NOTHING: PlayedAnswer = { body: { items: [] } };

describe('searchYouTube', () => {
  it('searches, looks up figures and reads comments: three calls of two quotas', async () => {
    const { asked, bills, posts, cursor, isWhole } = await read({
      search: [{ body: { items: [found('v1')], nextPageToken: 'older' } }],
      videos: [{ body: { items: [video('v1', { commentCount: '1' })] } }],
      commentThreads: [{ body: { items: [thread('c1', '2026-11-22T03:00:00Z')] } }],
    });
    expect(asked.map(({ url }) => `${url.origin}${url.pathname}`)).toEqual(
      ['search', 'videos', 'commentThreads'].map((method) => `https://www.googleapis.com/youtube/v3/${method}`),
    );
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      part: 'snippet',
      type: 'video',
      order: 'date',
      maxResults: '50',
      q: 'secret|香港',
      relevanceLanguage: 'zh-Hant',
      regionCode: 'HK',
    });
    expect(
      asked.every(({ headers, url }) => headers['x-goog-api-key'] === 'secret-key' && !url.href.includes('secret-key')),
    ).toBe(true);
    expect(bills.map(({ bucket, spent }) => [bucket, spent?.calls])).toEqual([
      ['search', 1],
      ['units', 1],
      ['units', 1],
    ]);
    expect(posts.map(({ id }) => id)).toEqual(['c1', 'v1']);
    expect(isWhole).toBe(true);
    expect(cursor).toEqual({
      known: '2026-11-22T02:00:00.000Z',
      rest: null,
      videos: [{ id: 'v1', comments: 1, cursor: { known: '2026-11-22T03:00:00.000Z', rest: null } }],
    });
    expect(youTubeCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
  });

  it('gives a video whole, and a comment with what it answers', async () => {
    const { posts } = await read({
      search: [{ body: { items: [found('v1')] } }],
      videos: [{ body: { items: [video('v1', { viewCount: '5000000000', likeCount: '7', commentCount: '3' })] } }],
      commentThreads: [
        {
          body: {
            items: [
              thread('c1', '2026-11-22T03:00:00Z', {
                totalReplyCount: 7,
                replies: { comments: [comment('c1.1', '2026-11-22T04:00:00Z'), { id: 3 }] },
              }),
            ],
          },
        },
      ],
    });
    const [answer, top, film] = posts;
    expect(film).toMatchObject({
      media_type: 'youtube',
      id: 'v1',
      title: '<Rain> & 雨',
      content: 'whole\ndescription',
      author: 'UCa',
      author_name: 'Harbour TV',
      channel: 'Harbour TV',
      url: 'https://www.youtube.com/watch?v=v1',
      likes: 7,
      comments: 3,
      // More than can be kept is unknown.
      views: null,
      lang: 'zh-HK',
      thread_id: 'v1',
    });
    expect(top).toMatchObject({
      id: 'c1',
      kind: 'comment',
      parent_id: 'v1',
      thread_id: 'v1',
      author: 'UCc',
      author_name: '@chan',
      content: '好睇',
      likes: 2,
      comments: 7,
      url: 'https://www.youtube.com/watch?v=v1&lc=c1',
    });
    expect(answer).toMatchObject({ id: 'c1.1', parent_id: 'c1', thread_id: 'v1' });
  });

  it('reads comments of those that have more of them, and no others', async () => {
    const cursor: YouTubeCursor = {
      known: '2026-11-22T02:00:00.000Z',
      rest: null,
      videos: [followed('v1', 4), followed('v2', 4)],
    };
    const { asked, cursor: next } = await read(
      {
        search: [NOTHING],
        videos: [{ body: { items: [video('v1', { commentCount: '4' }), video('v2', { commentCount: '5' })] } }],
        commentThreads: [
          { body: { items: [thread('c9', '2026-11-23T00:00:00Z'), thread('c1', '2026-11-22T03:00:00Z')], nextPageToken: 'x' } },
        ],
      },
      cursor,
    );
    const read2 = asked.filter(({ url }) => url.pathname.endsWith('commentThreads'));
    expect(read2.map(({ url }) => [url.searchParams.get('videoId'), url.searchParams.get('pageToken')])).toEqual([
      ['v2', null],
      ['v2', 'x'],
      ['v2', 'x'],
    ]);
    expect(asked[0]?.url.searchParams.get('publishedAfter')).toBe('2026-11-21T20:00:00.000Z');
    expect(next.videos.map(({ id, comments, cursor: { rest } }) => [id, comments, rest?.token])).toEqual([
      ['v1', 4, undefined],
      ['v2', 5, 'x'],
    ]);
  });

  it('stops at comments that are known', async () => {
    const { asked, cursor } = await read(
      {
        search: [NOTHING],
        videos: [{ body: { items: [video('v1', { commentCount: '5' })] } }],
        commentThreads: [{ body: { items: [thread('c1', '2026-11-20T03:00:00Z')], nextPageToken: 'x' } }],
      },
      { known: null, rest: null, videos: [followed('v1', 4)] },
    );
    expect(asked).toHaveLength(3);
    expect(cursor.videos[0]?.cursor.rest).toBeNull();
  });

  it.each([
    ['switched off', 403, 'commentsDisabled'],
    ['of a video that is gone', 404, 'videoNotFound'],
  ])('takes comments %s for none', async (_name, status, reason) => {
    const { posts, isWhole } = await read({
      search: [{ body: { items: [found('v1')] } }],
      videos: [{ body: { items: [video('v1', { commentCount: '1' })] } }],
      commentThreads: [{ status, body: { error: { code: status, errors: [{ domain: 'youtube', reason }] } } }],
    });
    expect([posts.length, isWhole]).toEqual([1, true]);
  });

  it('goes on to the comments of others where those of one may not be read', async () => {
    const { posts, leftOut, isWhole } = await read({
      search: [{ body: { items: [found('v1'), found('v2')] } }],
      videos: [{ body: { items: [video('v1', { commentCount: '1' }), video('v2', { commentCount: '1' })] } }],
      commentThreads: [
        { status: 403, body: { error: { code: 403, errors: [{ reason: 'forbidden' }] } } },
        { body: { items: [thread('c1', '2026-11-22T03:00:00Z')] } },
      ],
    });
    expect(posts.map(({ id }) => id)).toContain('c1');
    expect([leftOut, isWhole]).toEqual([[{ reason: 'videos whose comments may not be read', count: 1 }], true]);
  });

  it('goes on where the search stopped, in the same span of time', async () => {
    const page = { body: { items: [found('v1')], nextPageToken: 't' } };
    const first = await read(
      { search: [page], videos: [NOTHING] },
      { known: '2026-11-20T00:00:00.000Z', rest: null, videos: [] },
    );
    expect(first.bills.filter(({ bucket }) => bucket === 'search')).toHaveLength(2);
    const rest = { token: 't', after: '2026-11-19T18:00:00.000Z', newest: '2026-11-22T02:00:00.000Z' };
    expect(first).toMatchObject({ isWhole: false, cursor: { known: '2026-11-20T00:00:00.000Z', rest } });
    const second = await read({ search: [NOTHING], videos: [NOTHING] }, first.cursor);
    expect(Object.fromEntries(second.asked[0]?.url.searchParams ?? [])).toMatchObject({
      pageToken: 't',
      publishedAfter: rest.after,
    });
    expect(second).toMatchObject({ isWhole: true, cursor: { known: rest.newest, rest: null } });
  });

  it('begins the search anew where its next page is no longer there', async () => {
    const rest = { token: 'old', after: null, newest: null };
    const gone = { status: 400, body: { error: { errors: [{ reason: 'invalidPageToken' }] } } };
    const { asked, isWhole } = await read({ search: [gone, NOTHING], videos: [NOTHING] }, { known: null, rest, videos: [] });
    expect(asked.map(({ url }) => url.searchParams.get('pageToken'))).toEqual(['old', null]);
    expect(isWhole).toBe(true);
  });

  it('keeps what the search found where the units do not suffice', async () => {
    const answers = { search: [{ body: { items: [found('v1')] } }] };
    const { posts, isWhole, stopped, cursor } = await read(answers, undefined, { calls: 1 });
    expect(posts).toMatchObject([{ id: 'v1', title: 'Rain & 雨' }]);
    expect(posts[0]?.likes).toBeUndefined();
    expect([isWhole, cursor.videos.map(({ id }) => id), stopped]).toEqual([true, ['v1'], null]);
  });

  it('is whole with its search: comments that are left are no reason to search again at once', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `v${at}`);
    const { isWhole, cursor } = await read({
      search: [{ body: { items: ids.map((id) => found(id)) } }],
      videos: [{ body: { items: ids.map((id) => video(id, { commentCount: '1' })) } }],
      commentThreads: [NOTHING],
    });
    expect([isWhole, cursor.rest, cursor.videos.filter(({ comments }) => comments === 0).length]).toEqual([true, null, 2]);
  });

  it('leaves out channels, odd items and times that are none', async () => {
    const items = [
      found('v1'),
      { id: { channelId: 'UCa' }, snippet: found('x').snippet },
      { id: 'x' },
      found('v2', { publishedAt: '' }),
    ];
    const { posts, leftOut } = await read({ search: [{ body: { items } }], videos: [NOTHING] });
    expect(posts).toHaveLength(1);
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual(['channels and playlists', 'not as documented', 'without a time']);
  });

  it('says when there is more to be had again', async () => {
    const answer = { status: 403, body: { error: { code: 403, message: 'secret', errors: [{ reason: 'quotaExceeded' }] } } };
    const failure = await failureOf(searchYouTube(playApi([answer]).reader, SEARCH));
    expect([failure.kind, failure.until?.toISOString()]).toEqual(['out-of-budget', '2026-11-23T08:00:00.000Z']);
  });

  describeIllApi({
    read: (reader, base) => searchYouTube(reader, { ...SEARCH, base }),
    good: { items: [found('v1', { title: SAID })] },
  });
});

describe('refreshVideos', () => {
  it('asks for fifty at once, and gives those that are there', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `v${index}`);
    const { reader, asked } = playApi([{ body: { items: [video('v0', { likeCount: '3' })] } }, NOTHING]);
    const { posts } = await refreshVideos(reader, { key: 'k', ids });
    expect(asked.map(({ url }) => url.searchParams.get('id')?.split(',').length)).toEqual([50, 10]);
    expect(posts).toMatchObject([{ id: 'v0', likes: 3, views: null }]);
  });
});

/** Answers of each method in turn. */
async function read(answers: Partial<Record<string, PlayedAnswer[]>>, cursor?: YouTubeCursor, playing?: Playing) {
  const turns = new Map<string, number>();
  const { reader, ...played } = playApi(({ pathname }) => {
    const method = pathname.split('/').at(-1) ?? '';
    const turn = turns.get(method) ?? 0;
    turns.set(method, turn + 1);
    return answers[method]?.[turn] ?? answers[method]?.at(-1) ?? { status: 500, body: '' };
  }, playing);
  return { ...(await searchYouTube(reader, SEARCH, cursor)), ...played };
}

const SNIPPET = { publishedAt: '2026-11-22T02:00:00Z', channelId: 'UCa', channelTitle: 'Harbour TV' };

function found(videoId: string, more: object = {}) {
  return {
    id: { kind: 'youtube#video', videoId },
    snippet: { ...SNIPPET, title: 'Rain &amp; 雨', description: 'cut ...', ...more },
  };
}

function video(id: string, statistics: object) {
  const snippet = { ...SNIPPET, title: '<Rain> & 雨', description: 'whole\n description', defaultAudioLanguage: 'zh-HK' };
  return { id, snippet, statistics };
}

function comment(id: string, publishedAt: string) {
  const said = { textDisplay: '好睇', authorDisplayName: '@chan', authorChannelId: { value: 'UCc' }, likeCount: 2 };
  return { id, snippet: { ...said, publishedAt } };
}

function thread(id: string, publishedAt: string, { replies, ...more }: { totalReplyCount?: number; replies?: object } = {}) {
  return { id, snippet: { videoId: 'v1', topLevelComment: comment(id, publishedAt), totalReplyCount: 0, ...more }, replies };
}

function followed(id: string, comments: number): YouTubeCursor['videos'][number] {
  return { id, comments, cursor: { known: '2026-11-22T03:00:00.000Z', rest: null } };
}

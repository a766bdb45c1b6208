/**
 * Recorded answers of X, YouTube, Meta and Google: each answer of a call that we make gives posts, or a failure of a kind; of every other
 * it is written down why it is none of ours (recorded-choices.ts).
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFacebookPage } from '../../src/outside/connectors/meta/read-facebook-page.ts';
import { readInstagramAccount } from '../../src/outside/connectors/meta/read-instagram-account.ts';
import { readInstagramHashtag } from '../../src/outside/connectors/meta/read-instagram-hashtag.ts';
import { parsedJson } from '../../src/outside/connectors/parsed-json.ts';
import type { KeyedReader } from '../../src/outside/connectors/reading.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { googleSearch } from '../../src/outside/connectors/web-search/google.ts';
import { readWebSearch } from '../../src/outside/connectors/web-search/read-web-search.ts';
import { countX } from '../../src/outside/connectors/x/count-x.ts';
import { refreshX } from '../../src/outside/connectors/x/refresh-x.ts';
import { searchX } from '../../src/outside/connectors/x/search-x.ts';
import { readComments } from '../../src/outside/connectors/youtube/read-comments.ts';
import { refreshVideos } from '../../src/outside/connectors/youtube/refresh-videos.ts';
import { searchYouTube } from '../../src/outside/connectors/youtube/search-youtube.ts';
import { playApi } from '../support/api-answers.ts';
import { say } from './documented-choices.ts';
import { EXPECTED, NOT_OURS } from './recorded-choices.ts';
import { isSharedData, readShared, sharedFolder } from './shared-data.ts';

interface Outcome {
  posts: readonly unknown[];
  leftOut?: readonly { count: number }[];
}

/** How each call is made, once. What else it would ask is refused. */
const READERS: Readonly<Record<string, (reader: KeyedReader) => Promise<Outcome>>> = {
  'x search': (reader) => searchX(reader, { bearer: 'k', query: 'q', media: 'x' }),
  'x lookup': (reader) => refreshX(reader, { bearer: 'k', ids: ['1'], media: 'x' }),
  'x counts': async (reader) => ({ posts: (await countX(reader, { bearer: 'k' }, 'q')).hours }),
  'youtube search': (reader) => searchYouTube(reader, { key: 'k', query: 'q' }),
  'youtube videos': (reader) => refreshVideos(reader, { key: 'k', ids: ['1'] }),
  'youtube comments': (reader) => readComments(reader, { key: 'k', videoId: 'v' }),
  'facebook posts': (reader) => readFacebookPage(reader, { token: 'k', page: 'p' }),
  'facebook comments': (reader) => readFacebookPage(withPost(reader), { token: 'k', page: 'p' }),
  'instagram account': (reader) => readInstagramAccount(reader, { token: 'k', account: '1', username: 'u' }),
  'instagram hashtag': (reader) =>
    readInstagramHashtag(reader, { token: 'k', account: '1', hashtag: 'h' }, { id: '17', known: null, rest: null }),
  'instagram hashtag number': (reader) => readInstagramHashtag(reader, { token: 'k', account: '1', hashtag: 'h' }),
  'google search': (reader) => readWebSearch(reader, googleSearch({ key: 'k', engine: 'e' }), { query: 'q' }),
};

const FOLDERS = ['api_x_v2', 'api_youtube_v3', 'api_facebook_instagram_graph', 'api_google_cse'];

describe.skipIf(!isSharedData)('recorded answers', () => {
  it('are each of a call of ours, or written down', () => {
    const files = recordedFiles();
    const reasons = new Map(Object.entries(NOT_OURS).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)));
    const isNotOurs = (file: string) =>
      [...reasons.keys()].some((name) => file === name || (name.endsWith('/') && file.startsWith(name)));
    expect(files.filter((file) => !(file in EXPECTED) && !isNotOurs(file))).toEqual([]);
    expect(files.filter((file) => file in EXPECTED && isNotOurs(file))).toEqual([]);
    expect(Object.keys(EXPECTED).filter((file) => !files.includes(file))).toEqual([]);
    expect([...reasons.keys()].filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
    const ours = files.filter((file) => file in EXPECTED).length;
    say(`recorded answers: ${files.length}, ${ours} of calls of ours, ${files.length - ours} are not`);
  });

  it.each(Object.entries(EXPECTED))('%s', async (file, [call, outcome]) => {
    expect(await outcomeOf(file, call)).toBe(outcome);
  });
});

function recordedFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(sharedFolder(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  );
}

/** How many posts, and how many left out; or which failure. */
async function outcomeOf(file: string, call: string): Promise<string> {
  const recorded = parsedJson(readShared(file)) as Recorded;
  const body = call === 'facebook comments' ? withIds(recorded) : recorded;
  // One page: an answer that names another one would be given for that too.
  const { reader } = playApi((url) => (isSide(url, call) ? NOTHING : { status: statusOf(body), body }), {
    now: '2022-01-01T00:00:00Z',
    ...(!(call in SIDES) && { calls: 1 }),
  });
  const read = READERS[call];
  if (!read) throw new Error(`no call of ours: ${call}`);
  try {
    const { posts, leftOut = [] } = await read(reader);
    const out = leftOut.reduce((sum, { count }) => sum + count, 0);
    return out > 0 ? `${posts.length} + ${out}` : String(posts.length);
  } catch (error) {
    if (error instanceof SourceFailure) return error.kind;
    throw error;
  }
}

interface Recorded {
  error?: { code?: number } | string;
  type?: string;
  data?: object[];
}

/** Errors were recorded without their status; Meta's come as 400, as does what X calls invalid. */
function statusOf({ error, type }: Recorded): number {
  if (typeof error === 'object') return (error.code ?? 0) >= 400 ? Number(error.code) : 400;
  return type?.includes('/problems/') || error !== undefined ? 400 : 200;
}

/** What a reading asks besides the call in question. */
const SIDES: Readonly<Record<string, RegExp>> = {
  'youtube search': /\/(?:videos|commentThreads)$/,
  'facebook posts': /\/comments$/,
  'facebook comments': /\/published_posts$/,
  'instagram hashtag number': /\/recent_media$/,
};
const POST = { id: '1_2', message: 'x', created_time: '2021-08-10T00:00:00+0000', comments: { summary: { total_count: 9 } } };
const NOTHING = { body: { items: [], data: [] } };

function isSide({ pathname }: URL, call: string): boolean {
  return SIDES[call]?.test(pathname) ?? false;
}

/** Comments were recorded without the ids that they come with. */
function withIds({ data = [] }: Recorded): Recorded {
  return { data: data.map((comment, index) => ({ id: `1_2_${index}`, ...comment })) };
}

/** A page with one post, below which there are comments. */
function withPost(reader: KeyedReader): KeyedReader {
  const text = JSON.stringify({ data: [POST] });
  return {
    ...reader,
    fetchWeb: async (request) =>
      request.url.includes('/published_posts')
        ? { status: 200, url: request.url, headers: new Headers(), text }
        : reader.fetchWeb(request),
  };
}

import { describe, expect, it } from 'vitest';
import { failureOf, type PlayedAnswer, playApi } from '../../../../tests/support/api-answers.ts';
import { describeIllApi, SAID } from '../../../../tests/support/ill-api.ts';
import { type GdeltCursor, gdeltCursor, readGdelt } from './read-gdelt.ts';
import { tolerantJson } from './tolerant-json.ts';

const SEARCH = { query: '(secret OR 香港) sourcelang:chinese' };
const KNOWN = '2026-11-22T00:00:00.000Z';

describe('readGdelt', () => {
  it('asks for the last day the first time', async () => {
    const { asked, posts, cursor, isWhole } = await read([
      articles(article('1'), article('2', { seendate: '20261122T031500Z' })),
    ]);
    expect(`${asked[0]?.url.origin}${asked[0]?.url.pathname}`).toBe('https://api.gdeltproject.org/api/v2/doc/doc');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      query: SEARCH.query,
      mode: 'artlist',
      format: 'json',
      sort: 'datedesc',
      maxrecords: '250',
      startdatetime: '20261122060000',
      enddatetime: '20261123060000',
    });
    expect(posts).toMatchObject([
      {},
      {
        media_type: 'news',
        id: 'https://news.example/1',
        published_at: '2026-11-22T02:15:00.000Z',
        title: '雨, again!',
        url: 'https://news.example/1?utm_source=x',
        channel: 'news.example',
        lang: 'zh',
        data_source: 'mw',
      },
    ]);
    expect([cursor, isWhole]).toEqual([{ known: '2026-11-22T03:15:00.000Z', rest: null }, true]);
    expect(gdeltCursor.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor);
  });

  it('looks a little behind what is known', async () => {
    const { asked, cursor } = await read([{ body: '{}' }], { known: KNOWN, rest: null });
    expect(asked[0]?.url.searchParams.get('startdatetime')).toBe('20261121231500');
    expect(cursor).toEqual({ known: KNOWN, rest: null });
  });

  it('asks for what a full answer left over the next time', async () => {
    const full = Array.from({ length: 250 }, (_, index) =>
      article(String(index), { seendate: `20261123T0${index < 9 ? 5 : 4}0000Z` }),
    );
    const first = await read([articles(...full)], { known: KNOWN, rest: null });
    const rest = { until: '2026-11-23T04:00:00.000Z', newest: '2026-11-23T05:00:00.000Z' };
    expect([first.asked.length, first.isWhole, first.cursor]).toEqual([1, false, { known: KNOWN, rest }]);
    const second = await read([articles(article('x'))], first.cursor);
    expect(second.asked[0]?.url.searchParams.get('enddatetime')).toBe('20261123040000');
    expect([second.isWhole, second.cursor]).toEqual([true, { known: rest.newest, rest: null }]);
  });

  it('goes past a quarter of an hour that is fuller than an answer', async () => {
    const full = Array.from({ length: 250 }, (_, index) => article(String(index), { seendate: '20261123T040000Z' }));
    const rest = { until: '2026-11-23T04:00:00.000Z', newest: '2026-11-23T05:00:00.000Z' };
    const { cursor, isWhole, leftOut } = await read([articles(...full)], { known: KNOWN, rest });
    expect([cursor.rest?.until, isWhole]).toEqual(['2026-11-23T03:59:00.000Z', false]);
    expect(leftOut).toEqual([{ reason: 'times with more articles than are given at once', count: 1 }]);
  });

  it('is at the end where nothing more can be asked for', async () => {
    const full = Array.from({ length: 250 }, (_, index) => article(String(index), { seendate: '20261121T231500Z' }));
    const rest = { until: '2026-11-21T23:15:00.000Z', newest: '2026-11-23T05:00:00.000Z' };
    const { cursor, isWhole, leftOut } = await read([articles(...full)], { known: KNOWN, rest });
    expect([cursor, isWhole, leftOut.length]).toEqual([{ known: rest.newest, rest: null }, true, 1]);
  });

  it('leaves out what has no time, no title or no address', async () => {
    const { posts, leftOut } = await read([
      articles(article('1'), article('2', { seendate: 'soon' }), article('3', { title: ' ' }), article('4', { url: 'ftp://a' }), {
        url: 1,
      }),
    ]);
    expect(posts).toHaveLength(1);
    expect(leftOut.map(({ reason }) => reason).sort()).toEqual([
      'not as documented',
      'not of the web',
      'without a time',
      'without text',
    ]);
  });

  it.each<[string, PlayedAnswer, string, RegExp]>([
    [
      'a bad query, in words',
      { body: 'The specified phrase is too short.\n', headers: { 'content-type': 'text/html' } },
      'bad-query',
      /question: The specified phrase is too short\.$/,
    ],
    ['a bad query that is repeated', { body: 'Your secret is too short.' }, 'bad-query', /question$/],
    ['a very long answer', { body: `<p>${'x '.repeat(10_000)}</p>` }, 'bad-query', /^.{0,200}$/],
    [
      'too many, with the status of success',
      { body: 'Please limit requests to one every 5 seconds.' },
      'rate-limited',
      /too often$/,
    ],
    ['too many', { status: 429, body: 'Please limit requests' }, 'rate-limited', /too often \(429\)$/],
    ['something else', { body: '[1]' }, 'unreadable', /shape/],
    ['nothing', { body: '' }, 'unreadable', /shape/],
  ])('says what is the matter: %s', async (_name, answer, kind, message) => {
    const failure = await failureOf(readGdelt(playApi([answer]).reader, SEARCH));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
    expect(failure.until?.toISOString() ?? null).toBe(kind === 'rate-limited' ? '2026-11-23T06:01:00.000Z' : null);
  });

  describeIllApi({
    read: (reader, base) => readGdelt(reader, { ...SEARCH, base }),
    good: articles(article('1', { title: SAID })).body,
    page: 'bad-query',
  });
});

describe('tolerantJson', () => {
  it.each([
    ['as it should be', '{"a":"b\\n\\u9999\\\\"}', { a: 'b\n香\\' }],
    ['line ends within texts', '{"a":"b\nc\u0001"}', { a: 'b c ' }],
    ['escapes that there are not', '{"a":"it\\\'s \\x41 \\\\ \\u12"}', { a: "it\\'s \\x41 \\ \\u12" }],
    ['none', '<html>', undefined],
  ])('%s', (_name, text, value) => {
    expect(tolerantJson(text)).toEqual(value);
  });
});

async function read(answers: readonly PlayedAnswer[], cursor?: GdeltCursor) {
  const { reader, ...played } = playApi(answers);
  return { ...(await readGdelt(reader, SEARCH, cursor)), ...played };
}

function article(id: string, more: object = {}) {
  return {
    url: `https://news.example/${id}?utm_source=x`,
    url_mobile: '',
    title: '雨 , again !',
    seendate: '20261122T021500Z',
    domain: 'news.example',
    language: 'Chinese',
    sourcecountry: 'Hong Kong',
    ...more,
  };
}

function articles(...given: object[]): PlayedAnswer {
  return { body: { articles: given } };
}

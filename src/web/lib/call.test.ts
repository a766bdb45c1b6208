import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAlert } from '../../contract/alerts.ts';
import { askOnce, called, request, shownError } from './call.ts';
import { CallError, isWorthRetrying, lackWord } from './call-error.ts';
import { callFunction } from './function-call.ts';
import { setSignedIn, setSignedOut, useSession } from './session.ts';

const TOPIC = {
  name: 'Tea',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2026-02-01T00:00:00Z',
  mediaTypes: ['news' as const],
  keywordInputMode: 'basic' as const,
  inclusion: { operator: 'AND' as const, groups: [['tea']] },
  exclusion: { operator: 'AND' as const, groups: [] },
};
const USER = { id: '1', email: 'a@b.c', name: 'A', deviceId: 'd' };

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  setSignedIn(USER, 'token');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('callFunction', () => {
  it('puts named input in the positions of the contract, with the bearer token', async () => {
    const fetch = answerWith(200, { result: [] });
    await callFunction('get_topics', { timezoneOffsetMinutes: 480 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/gateway/call');
    expect(init?.body).toBe(JSON.stringify({ name: 'get_topics', arguments: [480] }));
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token');
  });

  it('is refused here without a token', async () => {
    const fetch = answerWith(200, { result: [] });
    setSignedOut(null);
    await expect(callFunction('get_topic_ids', {})).rejects.toThrow('Unauthorization!');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['a write that does not say so has not succeeded', 200, { result: false }, 'unexpected'],
    ['a refusal keeps its meaning', 403, { error: { code: 'limit_reached', message: 'm', max: 50, used: 50 } }, 'limit_reached'],
    ['an answer of something else on the way', 502, 'Bad gateway', 'unexpected'],
  ])('%s', async (_, status, body, code) => {
    answerWith(status, body);
    await expect(callFunction('create_topic', TOPIC)).rejects.toMatchObject({ code, detail: { status } });
    // biome-ignore lint/suspicious/noConsole: that it is logged is what is tested
    expect(console.error).toHaveBeenCalled();
  });

  it.each([
    ['says something else', '{"result":false}'],
    ['says nothing', ''],
  ])('a topic or an alert is deleted, and an alert enabled, also where a successful answer %s', async (_, body) => {
    vi.stubGlobal('fetch', async () => new Response(body));
    const done = [
      callFunction('delete_topic', { id: '3' }),
      callFunction('delete_alert', { id: '3' }),
      callFunction('enable_alert', { id: '3', flag: false }),
      request(deleteAlert, { id: '3' }),
    ];
    expect(await Promise.all(done)).toEqual(done.map(() => ({ result: true })));
  });

  it('nothing is deleted where that is refused', async () => {
    answerWith(404, { error: { code: 'not_found', message: 'm' } });
    await expect(callFunction('delete_topic', { id: '3' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(request(deleteAlert, { id: '3' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends the session when its token is refused', async () => {
    answerWith(401, { error: { code: 'unauthenticated', message: 'expired' } });
    await expect(callFunction('get_topic_ids', {})).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', reason: 'token-expired', token: null });
  });

  it('does not end a session that was renewed while the call was on its way', async () => {
    vi.stubGlobal('fetch', async () => {
      setSignedIn(USER, 'newer');
      return new Response('{}', { status: 401 });
    });
    await expect(callFunction('get_topic_ids', {})).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(useSession.getState().status).toBe('signed-in');
  });

  it('may be asked again only where no answer came or the server failed', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const lost = await callFunction('get_topic_ids', {}).catch((error: unknown) => error);
    answerWith(400, { error: { code: 'invalid', message: 'm' } });
    const refused = await callFunction('get_topic_ids', {}).catch((error: unknown) => error);
    answerWith(503, '');
    const failed = await callFunction('get_topic_ids', {}).catch((error: unknown) => error);
    expect([lost, refused, failed].map(isWorthRetrying)).toEqual([true, false, true]);
    expect([lost, refused, failed].map(lackWord)).toEqual(['noAnswer', 'loadFailed', 'loadFailed']);
  });
});

const lost = new CallError('network', 'm', { status: 0 });

it.each([
  ['of a list an empty list', []],
  ['of a thing an empty object', {}],
  ['of anything else nothing', null],
])('a call that failed leaves its neutral default, %s, and its error beside that', (_, neutral) => {
  const failed = { data: undefined, error: lost, isPending: false, isPlaceholderData: false, refetch: () => undefined };
  expect(called(failed, neutral)).toMatchObject({ data: neutral, pending: false, error: lost });
});

describe('shownError', () => {
  const tooOften = new CallError('rate_limited', 'm', { status: 429 });
  const gone = new CallError('not_found', 'm', { status: 404 });
  it.each([
    ['none', [1], null, null],
    ['no first answer', undefined, lost, lost],
    ['a refresh without an answer keeps what is shown', [1], lost, null],
    ['a refresh that came too soon keeps it too', [1], tooOften, null],
    ['a first question that came too soon', undefined, tooOften, tooOften],
    ['a refresh that is refused says so', [1], gone, gone],
  ])('%s', (_, data, error, expected) => {
    expect(shownError({ data, error })).toBe(expected);
  });
});

it('asks what costs once, however often somebody presses while it is under way', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(() => Promise.resolve('an answer'));
  const queryKey: readonly unknown[] = ['asked'];
  const options = { queryKey, queryFn, enabled: false, retry: false };
  const press = () => askOnce(new QueryObserver(client, options));
  await press();
  await Promise.all([press(), press(), press()]);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

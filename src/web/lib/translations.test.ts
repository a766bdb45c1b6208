import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Translation } from '../../contract/translations.ts';
import { setSignedIn } from './session.ts';
import type { PostTexts } from './shown-translation.ts';
import {
  foldTranslations,
  isFailedWithOthers,
  isReadAs,
  keyOf,
  translateAgain,
  translateAll,
  translateOne,
  useTranslations,
} from './translations.ts';

const USER = { id: '1', email: 'a@b.c', name: 'A', deviceId: 'd' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  setSignedIn(USER, 'token');
  useTranslations.setState({ held: {} });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answers(...given: [status: number, body: unknown][]) {
  const left = [...given];
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const [status, body] = (left.length > 1 ? left.shift() : left[0]) ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

let ids = 0;
function postOf(given: Partial<PostTexts> = {}): PostTexts {
  ids += 1;
  return { id: String(ids), title: '', content: '政府公布新政策 @bob', language: 'zh-Hant', ...given };
}

function translationOf({ id }: PostTexts, given: Partial<Translation> = {}): Translation {
  const how = {
    by: 'model',
    model: 'tiny',
    converted: false,
    source: 'zh-Hant',
    target: 'en',
    cached: false,
    cut: false,
  } as const;
  return { id, title: '', content: 'The government has a new policy', ...how, ...given };
}

const heldOf = (post: PostTexts) => useTranslations.getState().held[keyOf(post, 'en')];
const NOBODY = {
  error: { code: 'not_configured', message: 'nobody', configure: ['LLM_BASE_URL', 'LLM_MODEL', 'LIBRETRANSLATE_URL'] },
};

describe('one post', () => {
  test('is asked for once, folded, and opened without asking', async () => {
    const post = postOf();
    const fetch = answers([200, { data: translationOf(post) }]);
    const asked = translateOne(post, 'en');
    expect(heldOf(post)).toEqual({ open: true, alone: true, state: { at: 'asking' } });
    await asked;
    expect(heldOf(post)).toEqual({ open: true, alone: true, state: { at: 'done', translation: translationOf(post) } });
    foldTranslations([post], 'en');
    expect(heldOf(post)?.open).toBe(false);
    await translateOne(post, 'en');
    expect(heldOf(post)?.open).toBe(true);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([`/api/gateway/feeds/translation/${post.id}?language=en`]);
  });

  test('is asked for anew: the one that is there stays until another comes, and where none comes', async () => {
    const post = postOf();
    const first = translationOf(post);
    const fetch = answers(
      [200, { data: first }],
      [200, { data: [{ id: post.id, translation: null, error: { code: 'rate_limited', until: '2026-01-01' } }] }],
      [502, { error: { code: 'upstream', message: 'no' } }],
      [200, { data: [{ id: post.id, translation: translationOf(post, { content: 'Another' }), error: null }] }],
    );
    await translateOne(post, 'en');
    const asked = translateAgain(post, 'en');
    expect(heldOf(post)?.state).toEqual({ at: 'done', translation: first, again: 'asking' });
    await translateAgain(post, 'en');
    await asked;
    const busy = { code: 'rate_limited', until: '2026-01-01' };
    expect(heldOf(post)?.state).toEqual({ at: 'done', translation: first, again: busy });
    await translateAgain(post, 'en');
    expect(heldOf(post)?.state).toMatchObject({ translation: first, again: { code: 'upstream' } });
    await translateAgain(post, 'en');
    expect(heldOf(post)?.state).toEqual({ at: 'done', translation: translationOf(post, { content: 'Another' }) });
    expect(fetch.mock.calls.slice(1).map(([, init]) => JSON.parse(init.body as string))).toEqual(
      Array.from({ length: 3 }, () => ({ postIds: [post.id], language: 'en', anew: true })),
    );
  });

  test('that was edited meanwhile is another one', async () => {
    const post = postOf();
    const edited = { ...post, content: '政府收回新政策' };
    const fetch = answers([200, { data: translationOf(post) }]);
    await translateOne(post, 'en');
    expect(heldOf(edited)).toBeUndefined();
    await translateOne(edited, 'en');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('of many only the last are kept', async () => {
    const posts = Array.from({ length: 510 }, () => postOf());
    answers([200, { data: translationOf(postOf()) }]);
    for (const post of posts) await translateOne(post, 'en');
    expect(posts.map((post) => heldOf(post) !== undefined)).toEqual(posts.map((_, at) => at >= 10));
  });

  test('what failed is asked for again', async () => {
    const post = postOf();
    answers(
      [429, { error: { code: 'rate_limited', message: '', until: '2026-03-10T12:00:00Z' } }],
      [200, { data: translationOf(post) }],
    );
    await translateOne(post, 'en');
    expect(heldOf(post)?.state).toEqual({ at: 'failed', failure: { code: 'rate_limited', until: '2026-03-10T12:00:00Z' } });
    await translateOne(post, 'en');
    expect(heldOf(post)?.state.at).toBe('done');
  });

  test('where nobody translates, and the browser has nothing: what to configure', async () => {
    const post = postOf();
    answers([501, NOBODY]);
    await translateOne(post, 'en');
    expect(heldOf(post)?.state).toEqual({
      at: 'failed',
      failure: { code: 'not_configured', configure: ['LLM_BASE_URL', 'LLM_MODEL', 'LIBRETRANSLATE_URL'] },
    });
  });
});

describe('all in sight', () => {
  test('five at a time; those in the language are left alone, and of those that prove to be nothing is opened', async () => {
    const posts = Array.from({ length: 7 }, () => postOf());
    const english = postOf({ language: 'en' });
    const [first, ...others] = posts as [PostTexts, ...PostTexts[]];
    const bodyOf = (some: PostTexts[]) => ({
      data: some.map((post) => ({
        id: post.id,
        translation: translationOf(post, post === first ? { by: 'original' } : {}),
        error: null,
      })),
    });
    const fetch = answers([200, bodyOf(posts.slice(0, 5))], [200, bodyOf(posts.slice(5))]);
    await translateAll([english, ...posts], 'en');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(heldOf(english)).toBeUndefined();
    expect(heldOf(first)?.open).toBe(false);
    for (const post of others) expect(heldOf(post)).toMatchObject({ open: true, state: { at: 'done' } });
  });

  test('each says by itself why it has none', async () => {
    const [one, other] = [postOf(), postOf()];
    const error = { code: 'upstream' };
    const data = [
      { id: one.id, translation: null, error },
      { id: other.id, translation: translationOf(other), error: null },
    ];
    answers([200, { data }]);
    await translateAll([one, other], 'en');
    expect(heldOf(one)?.state).toEqual({ at: 'failed', failure: error });
    expect(heldOf(other)?.state.at).toBe('done');
    // Whoever asked for all is told once; whoever tries this one again waits for it.
    expect([one, other].map((post) => isFailedWithOthers(heldOf(post)))).toEqual([true, false]);
    answers([502, { error: { code: 'upstream', message: '' } }]);
    await translateOne(one, 'en');
    expect(isFailedWithOthers(heldOf(one))).toBe(false);
  });

  test('where no answer comes, all say so', async () => {
    const [one, other] = [postOf(), postOf()];
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    await translateAll([one, other], 'en');
    for (const post of [one, other]) expect(heldOf(post)?.state).toEqual({ at: 'failed', failure: { code: 'network' } });
  });
});

describe('the browser’s own translator', () => {
  interface Given {
    availability?: string | null;
    create?: () => Promise<{ translate(text: string): Promise<string> }>;
  }
  function browserHas({ availability = 'downloadable', create }: Given) {
    const pairs: object[] = [];
    const making = async (options: { monitor?: (target: EventTarget) => void }) => {
      const target = new EventTarget();
      options.monitor?.(target);
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 }));
      seen.push(useTranslations.getState().held);
      return { translate: async (text: string) => `The words: ${text.replace(/\p{Script=Han}+/gu, 'a new policy')}` };
    };
    const seen: object[] = [];
    vi.stubGlobal('Translator', {
      availability: async (pair: object) => {
        pairs.push(pair);
        return availability;
      },
      create: create ?? making,
    });
    return { pairs, seen };
  }

  test('does it where nobody on the server does, with how far it has fetched, and keeps what is kept', async () => {
    answers([501, NOBODY]);
    const post = postOf({ language: 'yue' });
    const { pairs, seen } = browserHas({});
    await translateOne(post, 'en');
    expect(pairs).toEqual([{ sourceLanguage: 'zh-Hant', targetLanguage: 'en' }]);
    expect(seen).toEqual([{ [keyOf(post, 'en')]: { open: true, alone: true, state: { at: 'fetching', share: 0.4 } } }]);
    expect(heldOf(post)?.state).toMatchObject({
      at: 'done',
      translation: { by: 'browser', source: 'yue', content: 'The words: a new policy @bob' },
    });
  });

  test('finds out the language where nobody knows it', async () => {
    answers([501, NOBODY]);
    const post = postOf({ language: null, content: 'Nouvelle politique' });
    const { pairs } = browserHas({ create: async () => ({ translate: async () => 'A new policy' }) });
    const detect = async () => [{ detectedLanguage: 'fr', confidence: 0.9 }];
    vi.stubGlobal('LanguageDetector', { availability: async () => 'available', create: async () => ({ detect }) });
    await translateOne(post, 'en');
    expect(pairs).toEqual([{ sourceLanguage: 'fr', targetLanguage: 'en' }]);
    expect(heldOf(post)?.state).toMatchObject({ translation: { source: 'fr', content: 'A new policy' } });
  });

  const never = async () => Promise.reject(new DOMException('', 'OperationError'));
  test.each<[string, string, Given, object]>([
    [
      'a pair that it does not know',
      'th',
      { availability: 'unavailable' },
      { code: 'not_configured', configure: NOBODY.error.configure },
    ],
    [
      'a pair of which it says nothing',
      'vi',
      { availability: null },
      { code: 'not_configured', configure: NOBODY.error.configure },
    ],
    [
      'one who does not press',
      'ko',
      { create: async () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      { code: 'press' },
    ],
    ['a download that fails', 'ja', { create: never }, { code: 'browser' }],
    ['an answer that is no translation', 'ru', { create: async () => ({ translate: async () => '...' }) }, { code: 'browser' }],
  ])('%s', async (_what, language, given, failure) => {
    answers([501, NOBODY]);
    const post = postOf({ language, content: '한국 สวัสดี новая политика' });
    browserHas(given);
    await translateOne(post, 'en');
    expect(heldOf(post)?.state).toEqual({ at: 'failed', failure });
  });

  test('that is offered and never comes counts as none, for a minute', async () => {
    vi.useFakeTimers();
    try {
      const [one, other, later] = [postOf({ language: 'pl' }), postOf({ language: 'pl' }), postOf({ language: 'pl' })];
      answers([200, { data: [one, other].map(({ id }) => ({ id, translation: null, error: NOBODY.error })) }], [501, NOBODY]);
      const { pairs } = browserHas({ create: () => new Promise(() => undefined) });
      const all = translateAll([one, other], 'en');
      await vi.advanceTimersByTimeAsync(15_000);
      await all;
      const nobody = { at: 'failed', failure: { code: 'not_configured', configure: NOBODY.error.configure } };
      for (const post of [one, other]) expect(heldOf(post)?.state).toEqual(nobody);
      expect(pairs).toHaveLength(1);
      vi.advanceTimersByTime(60_000);
      browserHas({ create: async () => ({ translate: async () => 'A new policy' }) });
      await translateOne(later, 'en');
      expect(heldOf(later)?.state).toMatchObject({ at: 'done', translation: { by: 'browser' } });
    } finally {
      vi.useRealTimers();
    }
  });
});

test.each([
  ['en', 'en', true],
  ['en-GB', 'en', true],
  ['yue', 'zh-Hant', true],
  ['yue', 'zh-Hans', false],
  ['zh-Hans', 'zh-Hant', false],
  [null, 'en', false],
] as const)('a post in %s is read as %s: %s', (language, target, expected) => {
  expect(isReadAs(language, target)).toBe(expected);
});

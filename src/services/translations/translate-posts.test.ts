import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import {
  CHINESE,
  english,
  openTranslating,
  saying,
  sayWell,
  still,
  type Translating,
  unique,
} from '../../../tests/support/translating.ts';
import type { TranslationLanguage } from '../../contract/translations.ts';
import { subscriptions } from '../../stores/postgres/subscriptions.ts';
import { translations } from '../../stores/postgres/translations.ts';
import { tidy } from '../../workers/tidy.ts';
import { translatePosts } from './translate-posts.ts';

let all: Translating;
beforeAll(async () => {
  all = await openTranslating();
}, 60_000);
afterAll(() => all.close());
beforeEach(() => all.reset());

describe('without anybody outside', () => {
  test('a post in the language asked for says so, as does Cantonese for whoever reads Traditional Chinese', async () => {
    const inEnglish = await all.post({ content: 'The government has announced a new policy today.' });
    expect(await all.translate(inEnglish, 'en')).toMatchObject({
      by: 'original',
      source: 'en',
      content: /announced/,
      cut: false,
    });
    const cantonese = await all.post({ content: '佢哋話今日唔會嚟，你哋係咪喺度等緊？' });
    expect(await all.translate(cantonese, 'zh-Hant')).toMatchObject({ by: 'original', source: 'yue' });
  });

  test.each<[TranslationLanguage, string, string]>([
    ['zh-Hans', '政府發展網上登記 #發展', '政府发展网上登记 #發展'],
    ['zh-Hant', '政府发展网上登记，市民头发干净', '政府發展網上登記，市民頭髮乾淨'],
  ])('Chinese written the other way is converted into %s', async (language, content, expected) => {
    expect(await all.translate(await all.post({ content }), language)).toMatchObject({
      by: 'conversion',
      content: expected,
      cached: false,
    });
  });

  test('all else says what to configure', async () => {
    await expect(all.translate(await all.post({ content: CHINESE }), 'en')).rejects.toMatchObject({
      code: 'not_configured',
      detail: { configure: ['LLM_BASE_URL', 'LLM_MODEL', 'LIBRETRANSLATE_URL'] },
    });
  });

  test('a post that is not stored is not found; one of nobody’s topics is read by whoever may search for it', async () => {
    await expect(all.translate('17', 'en')).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await all.stores.createOrganisation();
    const feedId = await all.post({ content: CHINESE });
    expect(await all.translate(feedId, 'zh-Hant', stranger)).toMatchObject({ by: 'original' });
  });
});

describe('LibreTranslate', () => {
  beforeEach(() => all.withMachine());

  test('title and content, with all that is kept; once, for everybody', async () => {
    const content = `${CHINESE}${unique()}\n👉 https://a.hk/x?y=1 @bob #登記`;
    const feedId = await all.post({ title: '新政策', content });
    const first = await all.translate(feedId, 'en');
    expect(first).toMatchObject({
      by: 'libretranslate',
      model: null,
      source: 'zh-Hant',
      target: 'en',
      cached: false,
      converted: false,
    });
    expect(first.title).toBe('the words of it');
    expect(first.content).toMatch(/\n👉 https:\/\/a\.hk\/x\?y=1 @bob #登記$/);
    expect(JSON.stringify(all.machine.requests)).not.toMatch(/a\.hk|@bob/);
    const asked = all.machine.requests.length;
    expect(await all.translate(feedId, 'en', all.ben)).toEqual({ ...first, cached: true });
    expect(all.machine.requests).toHaveLength(asked);
  });

  test('a copy has the same translation', async () => {
    const content = CHINESE + unique();
    await all.translate(await all.post({ content }), 'en');
    expect(await all.translate(await all.post({ content }), 'en')).toMatchObject({ by: 'libretranslate', cached: true });
  });

  test('one that writes only Simplified is converted after it, and given Simplified', async () => {
    all.machine.become({ languages: [{ code: 'en' }, { code: 'zh' }], say: sayWell });
    const feedId = await all.post({ content: `Nobody knows what ${unique()} means for them today` });
    expect(await all.translate(feedId, 'zh-Hant')).toMatchObject({ converted: true, content: /發展的話/ });
    all.machine.requests.length = 0;
    await all.translate(await all.post({ content: `政府發展網上登記${unique()}` }), 'en');
    expect(all.machine.requests[0]).toMatchObject({ source: 'zh', q: [/^政府发展网上登记/] });
  });

  test('a language that it does not know is nobody’s', async () => {
    const feedId = await all.post({ content: 'สวัสดีครับ วันนี้อากาศดีมาก', lang: 'th' });
    await expect(all.translate(feedId, 'en')).rejects.toMatchObject({
      code: 'not_configured',
      detail: { configure: ['LIBRETRANSLATE_URL'] },
    });
  });

  test.each([
    ['none is given', null],
    ['another one is given', 'wrong'],
  ])(
    'that asks for a key, and %s: it is not set up, is asked once for all posts, and the browser may do it',
    async (_what, given) => {
      all.machine.become({ apiKey: 'right' });
      all.withMachine({ apiKey: given, concurrency: 1 });
      const postIds = await Promise.all(Array.from({ length: 12 }, () => all.post({ content: CHINESE + unique() })));
      const found = await translatePosts(all.stores.environment, all.ann, { postIds, language: 'en' }, still);
      const error = { code: 'not_configured', configure: ['LIBRETRANSLATE_API_KEY'] };
      expect(found).toEqual(postIds.map((id) => ({ id, translation: null, error })));
      // Four posts at once begin before the second has failed.
      expect(all.machine.requests.length).toBeLessThanOrEqual(5);
    },
  );

  test('of what cannot be kept the translation is given all the same', async () => {
    const { environment } = all.stores;
    const { postgres } = environment;
    const failing = { insert: () => Promise.reject(new Error('the disk is full')) };
    environment.postgres = new Proxy(postgres, {
      get: (target, name) =>
        name === 'insert' ? () => ({ values: () => ({ onConflictDoUpdate: failing.insert }) }) : Reflect.get(target, name),
    });
    const found = await all.translate(await all.post({ content: CHINESE + unique() }), 'en');
    environment.postgres = postgres;
    expect(found).toMatchObject({ by: 'libretranslate', cached: false });
    expect(all.stores.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a translation could not be kept' }),
    );
  });

  test('what is no translation is refused, and not kept', async () => {
    all.machine.become({ say: () => '發展' });
    const feedId = await all.post({ content: CHINESE + unique() });
    await expect(all.translate(feedId, 'en')).rejects.toMatchObject({ code: 'upstream', message: /no translation of this text/ });
    all.machine.become({ say: english });
    expect(await all.translate(feedId, 'en')).toMatchObject({ cached: false });
  });

  test('busy: says until when', async () => {
    all.machine.become({ faults: [{ status: 429, headers: { 'retry-after': '60' } }] });
    const until = new Date(TEST_NOW.getTime() + 60_000).toISOString();
    const asked = all.translate(await all.post({ content: CHINESE + unique() }), 'en');
    await expect(asked).rejects.toMatchObject({ code: 'rate_limited', detail: { until } });
  });

  test('of a long post the beginning is translated, to the end of a sentence', async () => {
    const found = await all.translate(await all.post({ content: `${unique()}${CHINESE.repeat(500)}` }), 'en');
    expect(found.cut).toBe(true);
    expect(all.machine.requests.flatMap(({ q }) => q).join('').length).toBeLessThanOrEqual(6000);
  });

  test('and of a long title, with nothing of what follows', async () => {
    const found = await all.translate(await all.post({ title: `${unique()}${CHINESE.repeat(500)}`, content: CHINESE }), 'en');
    expect(found).toMatchObject({ cut: true, content: '' });
    expect(all.machine.requests.flatMap(({ q }) => q).join('').length).toBeLessThanOrEqual(6000);
  });
});

describe('a page of posts', () => {
  test('each with its translation, or with why it has none, in order', async () => {
    all.withMachine();
    const ids = [
      await all.post({ content: CHINESE + unique() }),
      '17',
      await all.post({ content: 'The government has announced a new policy today.' }),
      await all.post({ content: 'สวัสดีครับ วันนี้อากาศดีมาก', lang: 'th' }),
    ];
    const found = await translatePosts(all.stores.environment, all.ann, { postIds: ids, language: 'en' }, still);
    expect(found.map(({ id, translation, error }) => [id, translation?.by ?? error?.code])).toEqual([
      [ids[0], 'libretranslate'],
      ['17', 'not_found'],
      [ids[2], 'original'],
      [ids[3], 'not_configured'],
    ]);
    expect(found[3]?.error?.configure).toEqual(['LIBRETRANSLATE_URL']);
  });

  test('whoever fails twice is not asked for the rest', async () => {
    all.withMachine();
    all.machine.become({ faults: Array.from({ length: 200 }, () => ({ status: 500 })) });
    const ids = await Promise.all(Array.from({ length: 20 }, () => all.post({ content: CHINESE + unique() })));
    const found = await translatePosts(all.stores.environment, all.ann, { postIds: ids, language: 'en' }, still);
    expect(new Set(found.map(({ error }) => error?.code))).toEqual(new Set(['upstream']));
    // Four at once, three attempts each, before the second has failed.
    expect(all.machine.requests.length).toBeLessThanOrEqual(15);
  });

  test('whoever goes away is not translated for', async () => {
    all.withMachine();
    all.machine.become({ faults: Array.from({ length: 9 }, () => 'silence') });
    const stop = new AbortController();
    const ids = [await all.post({ content: CHINESE + unique() })];
    const asked = translatePosts(all.stores.environment, all.ann, { postIds: ids, language: 'en' }, stop.signal);
    await expect.poll(() => all.machine.requests.length).toBe(1);
    stop.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});

describe('anew', () => {
  const anew = async (id: string, actor = all.ann) => {
    const asked = { postIds: [id], language: 'en', anew: true };
    const [found] = await translatePosts(all.stores.environment, actor, asked, still);
    return found?.translation?.content ?? found?.error?.code;
  };

  test('another takes the place of the one that is kept, for everybody', async () => {
    all.withModel();
    const feedId = await all.post({ content: CHINESE + unique() });
    await all.translate(feedId, 'en');
    all.model.script((request) => saying(request, (text) => `Again: ${english(text)}`));
    expect(await anew(feedId)).toMatch(/^Again: /);
    expect(all.model.requests.at(-1)?.body.messages[0]?.content).toContain('found it wrong');
    expect(await all.translate(feedId, 'en', all.ben)).toMatchObject({ content: /^Again: /, cached: true });
  });

  test('where none comes, the one that is kept stays', async () => {
    all.withModel();
    const feedId = await all.post({ content: CHINESE + unique() });
    const first = await all.translate(feedId, 'en');
    all.model.script((request) => saying(request, () => 'I cannot translate this text, since it violates my safety policy.'));
    expect(await anew(feedId)).toBe('upstream');
    expect(await all.translate(feedId, 'en')).toEqual({ ...first, cached: true });
  });

  test('where the first cannot, the next one’s takes its place', async () => {
    all.withModel();
    const feedId = await all.post({ content: CHINESE + unique() });
    await all.translate(feedId, 'en');
    all.withMachine();
    all.model.script({ status: 401 });
    expect(await anew(feedId)).toMatch(/^the words of it/);
    expect(await all.translate(feedId, 'en')).toMatchObject({ by: 'libretranslate', cached: true });
  });

  test('under a plan that has ended it is refused, and the one that is kept stays', async () => {
    all.withMachine();
    const feedId = await all.post({ content: CHINESE + unique() });
    await all.translate(feedId, 'en');
    const ended = await all.stores.createOrganisation();
    const endsAt = new Date(TEST_NOW.getTime() - 1000);
    const own = eq(subscriptions.organisationId, ended.organisationId);
    await all.stores.environment.postgres.update(subscriptions).set({ endsAt }).where(own);
    expect(await anew(feedId, ended)).toBe('forbidden');
    expect(await all.translate(feedId, 'en', ended)).toMatchObject({ cached: true });
  });
});

test('a plan that has ended: nobody is asked any more, and what is kept or converted is read', async () => {
  all.withMachine();
  const known = await all.post({ content: CHINESE + unique() });
  await all.translate(known, 'en');
  const endsAt = new Date(TEST_NOW.getTime() - 1000);
  const own = eq(subscriptions.organisationId, all.ben.organisationId);
  await all.stores.environment.postgres.update(subscriptions).set({ endsAt }).where(own);
  expect(await all.translate(known, 'en', all.ben)).toMatchObject({ cached: true });
  expect(await all.translate(await all.post({ content: '政府發展' }), 'zh-Hans', all.ben)).toMatchObject({ by: 'conversion' });
  const asked = all.translate(await all.post({ content: CHINESE + unique() }), 'en', all.ben);
  await expect(asked).rejects.toMatchObject({ code: 'forbidden', detail: { planEndedAt: endsAt.toISOString() } });
});

test('what nobody has read for ninety days goes', async () => {
  all.withMachine();
  const [read, unread] = [await all.post({ content: CHINESE + unique() }), await all.post({ content: CHINESE + unique() })];
  await all.translate(read, 'en');
  await all.translate(unread, 'en');
  all.stores.clock.now = new Date(TEST_NOW.getTime() + 60 * 86_400_000);
  await all.translate(read, 'en');
  all.stores.clock.now = new Date(TEST_NOW.getTime() + 100 * 86_400_000);
  await tidy(all.stores.environment);
  const left = await all.stores.environment.postgres.select().from(translations);
  expect(left).toHaveLength(1);
  const asked = all.machine.requests.length;
  all.stores.clock.now = new Date(TEST_NOW.getTime() + 100 * 86_400_000);
  expect(left[0]?.usedAt).toEqual(new Date(TEST_NOW.getTime() + 60 * 86_400_000));
  expect(all.machine.requests).toHaveLength(asked);
});

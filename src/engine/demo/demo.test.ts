import { beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { type ImportedPost, importedPost } from '../../contract/posts.ts';
import { generateDemoPosts } from './generate-demo-posts.ts';
import { addDays, dayOf } from './rhythm.ts';
import { SPIKES } from './spikes.ts';
import { SUBJECTS, type Subject } from './subjects.ts';
import { brands, grammarOf } from './voices.ts';

const TIMEZONE = 'Asia/Hong_Kong';
const NOW = new Date('2026-03-10T12:00:00Z');
const TODAY = '2026-03-10';
const request = { seed: 'test', now: NOW, timezone: TIMEZONE };

let posts: ImportedPost[];
let byId: Map<string, ImportedPost>;
beforeAll(() => {
  posts = [...generateDemoPosts(request)];
  byId = new Map(posts.map((post) => [post.id, post]));
}, 60_000);

const textOf = (post: ImportedPost): string => `${post.title ?? ''}\n${post.content ?? ''}`;
const localDay = (post: ImportedPost): string => dayOf(new Date(post.published_at), TIMEZONE);

function tally<Key>(of: readonly ImportedPost[], key: (post: ImportedPost) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const post of of) counts.set(key(post), (counts.get(key(post)) ?? 0) + 1);
  return counts;
}

/** The names people use for a brand. */
function namesOf(subject: Subject): string[] {
  return Object.values(subject.words).flatMap((words) => (words.get('brand') ?? []).filter((name) => name !== ''));
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

describe('the stretch of time', { timeout: 30_000 }, () => {
  test('90 days and at least 60,000 posts, none twice, in order, none after now', () => {
    expect(tally(posts, localDay).size).toBe(90);
    expect(localDay(posts[0] as ImportedPost)).toBe(addDays(TODAY, -89));
    expect(posts.length).toBeGreaterThan(60_000);
    expect(byId.size).toBe(posts.length);
    const times = posts.map(({ published_at }) => Date.parse(published_at));
    expect(times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))).toBe(true);
    expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
  });

  test('the same request gives the same posts, another seed others', () => {
    const sample = (seed: string): ImportedPost[] => [
      ...generateDemoPosts({ ...request, seed, after: new Date('2026-03-09T00:00:00Z') }),
    ];
    const once = JSON.stringify(sample('test'));
    expect(once === JSON.stringify(sample('test'))).toBe(true);
    expect(sample('test')[0]?.content).not.toBe(sample('other')[0]?.content);
  });

  test('in pieces it is the same as in one, on later days too', () => {
    const later = { ...request, days: 12, createdOn: TODAY, now: new Date('2026-03-12T03:00:00Z') };
    const first = [...generateDemoPosts({ ...later, now: NOW })];
    const rest = [...generateDemoPosts({ ...later, after: NOW })];
    const whole = [...generateDemoPosts(later)];
    // As text: comparing ten thousand objects field by field takes seconds.
    expect(JSON.stringify([...first, ...rest]) === JSON.stringify(whole)).toBe(true);
    expect(rest.length).toBeGreaterThan(500);
  });

  test.each([
    ['a zone that does not exist', { timezone: 'Asia/Nowhere' }],
    ['a day that does not exist', { createdOn: 'yesterday' }],
  ])('%s is a RangeError', (_name, change) => {
    expect(() => [...generateDemoPosts({ ...request, ...change })]).toThrow(RangeError);
  });

  test.each(['Europe/London', '+0530', 'Pacific/Auckland'])('works in %s', (timezone) => {
    const after = new Date('2026-03-27T00:00:00Z');
    const days = tally([...generateDemoPosts({ ...request, timezone, now: new Date('2026-04-08T00:00:00Z'), after })], (post) =>
      dayOf(new Date(post.published_at), timezone),
    );
    expect(days.size).toBeGreaterThanOrEqual(12);
  });
});

describe('a post', { timeout: 30_000 }, () => {
  test('is what an import takes', () => {
    const wrong = posts.filter((post) => !importedPost.safeParse(post).success);
    expect(wrong).toEqual([]);
  });

  test('as a comment has a parent that came before it, in the same thread', () => {
    const comments = posts.filter(({ kind }) => kind === 'comment');
    const lost = comments.filter((comment) => {
      const parent = byId.get(comment.parent_id ?? '');
      // Threads begun before the first day are not in the demo, so each comment's parent is.
      return !parent || parent.thread_id !== comment.thread_id || parent.published_at > comment.published_at;
    });
    expect(lost).toEqual([]);
    expect(comments.length / posts.length).toBeGreaterThan(0.4);
  });

  test('lies on the reserved domain, and its reactions add up', () => {
    expect(posts.every(({ url }) => url?.startsWith('https://demo.example/'))).toBe(true);
    for (const { likes, reactions } of posts) {
      if (reactions) expect(Object.values(reactions).reduce((sum, part) => sum + part, 0)).toBe(likes);
    }
  });

  test('all media types, languages and sentiments are there', () => {
    expect([...tally(posts, ({ media_type }) => media_type).keys()]).toEqual(expect.arrayContaining([...MEDIA_TYPES]));
    expect([...tally(posts, ({ lang }) => lang).keys()]).toEqual(expect.arrayContaining(['en', 'yue', 'zh-Hant']));
    expect([...tally(posts, ({ sentiment }) => sentiment).keys()]).toEqual(
      expect.arrayContaining(['Mixed', 'Negative', 'Neutral', 'Positive']),
    );
  });
});

describe('the rhythm', { timeout: 30_000 }, () => {
  test('evenings are loud and nights are quiet; few write much and most write once', () => {
    const hours = tally(posts, (post) => (new Date(post.published_at).getUTCHours() + 8) % 24);
    expect(hours.get(21) ?? 0).toBeGreaterThan(5 * (hours.get(4) ?? 0));
    const authors = [...tally(posts, (post) => `${post.media_type}/${post.author}`).values()].sort((a, b) => b - a);
    const top = authors.slice(0, Math.ceil(authors.length / 10)).reduce((sum, count) => sum + count, 0);
    expect(top / posts.length).toBeGreaterThan(0.3);
    expect(authors.filter((count) => count === 1).length).toBeGreaterThan(authors.length / 3);
  });

  test.each(SPIKES.map((spike) => [spike.name, spike] as const))(
    'the spike "%s" is loud, in its own words and its own mood',
    (name, spike) => {
      const names = namesOf(SUBJECTS[spike.subject]);
      const about = posts.filter((post) => names.some((brand) => textOf(post).includes(brand)));
      const perDay = tally(about, localDay);
      const days = spike.phases.filter(({ threads }) => threads > 100).map(({ daysBefore }) => addDays(TODAY, -daysBefore));
      for (const day of days) expect(perDay.get(day) ?? 0).toBeGreaterThan(3 * median([...perDay.values()]));

      const words = { food: /肚痛|變壞|food poisoning|spoiled/i, launch: /投影|projector|K8/i, outage: /斷網|crash|outage/i }[
        name
      ];
      const during = about.filter((post) => days.includes(localDay(post)));
      const share = (of: readonly ImportedPost[]): number => of.filter((post) => words.test(textOf(post))).length / of.length;
      expect(share(during)).toBeGreaterThan(0.2);
      expect(share(about.filter((post) => !days.includes(localDay(post))))).toBeLessThan(0.05);
      const mood = name === 'launch' ? 'Positive' : 'Negative';
      expect(during.filter(({ sentiment }) => sentiment === mood).length / during.length).toBeGreaterThan(0.45);
    },
  );
});

describe('the words', { timeout: 30_000 }, () => {
  const voices = Object.values(SUBJECTS).flatMap((subject) => {
    const usual = Object.keys(subject.aspects).map((aspect) => ({ subject, spike: null, aspect }));
    const spikes = SPIKES.filter((spike) => spike.subject === subject.name);
    const excited = spikes.flatMap((spike) =>
      [...new Set(spike.phases.flatMap(({ aspects }) => Object.keys(aspects)))].map((aspect) => ({ subject, spike, aspect })),
    );
    return [...usual, ...excited];
  });

  test.each(['yue', 'zh', 'en'] as const)('every rule that a wording names exists, in every voice (%s)', (language) => {
    for (const { subject, spike, aspect } of voices) {
      const grammar = grammarOf(subject, spike, aspect, language);
      for (const rule of ['thing', 'good', 'bad', 'ask', 'fact'])
        expect(grammar.get(rule), `${subject.name}/${aspect}/${rule}`).toBeDefined();
    }
  });

  test('at least 85 of 100 texts of 20 characters or more occur once; none has an unfilled slot or a mark of the wordings', () => {
    const long = posts.map(({ content }) => content ?? '').filter((content) => content.length >= 20);
    expect(new Set(long).size / long.length).toBeGreaterThan(0.85);
    expect(posts.filter((post) => /[{}‖∅␣⏎|]|undefined|null/.test(textOf(post)))).toEqual([]);
    expect(posts.filter(({ content }) => !content?.trim())).toEqual([]);
  });

  test('Cantonese is Cantonese, press Chinese is not, English has no Chinese in it', () => {
    const cantonese = /[嘅咗喺唔佢啲冇嗰㗎咁嚟俾畀睇]|邊|係/;
    const share = (of: readonly ImportedPost[], pattern: RegExp): number =>
      of.filter((post) => pattern.test(post.content ?? '')).length / of.length;
    const long = posts.filter(({ content }) => (content?.length ?? 0) >= 20);
    expect(
      share(
        long.filter(({ lang }) => lang === 'yue'),
        cantonese,
      ),
    ).toBeGreaterThan(0.85);
    expect(
      share(
        long.filter(({ media_type, lang, kind }) => media_type === 'news' && lang === 'zh-Hant' && kind === 'post'),
        /[嘅咗喺唔佢啲冇嗰㗎]/,
      ),
    ).toBe(0);
    expect(
      share(
        posts.filter(({ lang }) => lang === 'en'),
        /\p{Script=Han}/u,
      ),
    ).toBe(0);
  });

  test('a post that opens a thread about a brand names it', () => {
    const ten = posts.filter(({ kind }) => kind === 'post');
    const named = ten.filter((post) => brands().some((brand) => namesOf(brand).some((name) => textOf(post).includes(name))));
    // The rest is the noise around them.
    expect(named.length / ten.length).toBeGreaterThan(0.85);
    expect(named.length / ten.length).toBeLessThan(0.96);
  });

  test('no brand of the real world is named', () => {
    const real =
      /iphone|\bapple\b|samsung|huawei|xiaomi|google|android|cathay|hk express|starbucks|smartone|\bcsl\b|hkbn|parknshop|wellcome|octopus|mtr\b|whatsapp|facebook|instagram|youtube|twitter|蘋果公司|三星|華為|小米|國泰|星巴克|數碼通|惠康|百佳|八達通|港鐵|連登/i;
    expect(posts.filter((post) => real.test(textOf(post))).map(textOf)).toEqual([]);
  });
});

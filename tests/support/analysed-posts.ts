/** A few hundred posts of one topic in which everything occurs that an analysis counts by, and often enough to meet itself. */
import fc from 'fast-check';
import { MEDIA_TYPES } from '../../src/contract/media-types.ts';
import type { ImportedPost } from '../../src/contract/posts.ts';
import { REACTIONS } from '../../src/contract/reactions.ts';

const MINUTE = 60_000;
/** Five weeks around the spring clock change of London. */
export const FIRST = Date.parse('2026-03-10T00:00:00Z');
export const LAST = Date.parse('2026-04-14T00:00:00Z');

const OPINIONS = [
  'I love the new ferry, great service!',
  'Terrible delays again, the worst pier of all.',
  'Is there a ferry from Central to Cheung Chau tonight?',
  'HSBC opens a branch in Sham Shui Po, the bank says.',
  '渡輪又遲到，服務好差，真係好嬲。',
  '好鍾意今日嘅日落，渡輪上面好靚！',
  '港鐵同城巴今日加價，市民大呼失望。',
  'The ferry leaves at nine.',
];
const TAGS = [
  '',
  '#ferry',
  '#渡輪',
  '#HongKong #ferry',
  '@ann',
  '@Ferry_News @ann',
  '😂',
  '😡😡 👍',
  'https://example.org/timetable',
];
const SITES = ['https://example.org/a', 'https://www.lihkg.com/thread/1', 'https://news.example.com/x', null];

const likely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4, nil: null });

/** `word` stands in every one of them. */
export function analysedPosts(word: string, count: number): fc.Arbitrary<ImportedPost[]> {
  const post = fc.record({
    media_type: fc.constantFrom(...MEDIA_TYPES.slice(0, 6)),
    minutes: fc.integer({ min: 0, max: (LAST - FIRST) / MINUTE - 1 }),
    author: likely(fc.constantFrom('ann', 'ben', '陳大文', 'dora', 'ferry,news')),
    author_followers: likely(fc.integer({ min: 0, max: 5000 })),
    opinion: fc.constantFrom(...OPINIONS),
    tags: fc.constantFrom(...TAGS),
    url: fc.constantFrom(...SITES),
    channel: likely(fc.constantFrom('talk', '時事台', 'a, b')),
    lang: likely(fc.constantFrom('en', 'zh-Hant', 'yue')),
    sentiment: fc.option(fc.constantFrom('Positive', 'Negative', 'Neutral', 'Mixed'), { nil: null }),
    likes: likely(fc.integer({ min: 0, max: 300 })),
    reactions: likely(fc.dictionary(fc.constantFrom(...REACTIONS), fc.integer({ min: 0, max: 9 }))),
    answers: fc.option(fc.nat(), { freq: 2, nil: null }),
  });
  return fc.array(post, { minLength: count, maxLength: count }).map((given) => {
    const idOf = (at: number) => `${word}-${at}`;
    return given.map(({ minutes, opinion, tags, answers, ...facts }, at) => {
      // An answer is of the medium of what it answers; a tenth of them answer what is not stored.
      const parent = answers === null ? null : answers % given.length;
      return {
        ...facts,
        ...(parent !== null && {
          kind: 'comment' as const,
          parent_id: idOf(parent),
          media_type: given[parent]?.media_type ?? 'news',
        }),
        ...(answers !== null && answers % 10 === 0 && { parent_id: 'elsewhere', thread_id: 'elsewhere' }),
        id: idOf(at),
        published_at: new Date(FIRST + minutes * MINUTE).toISOString(),
        title: word,
        content: `${opinion} ${tags}`,
      };
    });
  });
}

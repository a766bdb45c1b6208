/** Filters as people set them: mostly one or two things, now and then many. */
import fc from 'fast-check';
import type { AskedFilter } from '../../src/contract/filter.ts';
import { CLASSIFICATIONS, GRANULARITIES, SENTIMENT_FILTERS } from '../../src/contract/filter-choices.ts';
import { MEDIA_TYPES } from '../../src/contract/media-types.ts';
import { REACTIONS } from '../../src/contract/reactions.ts';
import { FIRST, LAST } from './analysed-posts.ts';

const HOUR = 3_600_000;
const some = <Item>(...items: Item[]) => fc.subarray(items, { minLength: 1, maxLength: Math.min(3, items.length) });
const authors = fc.dictionary(fc.constantFrom(...MEDIA_TYPES.slice(0, 6)), some('ann', 'ben', '陳大文', 'ferry,news', ''), {
  maxKeys: 3,
});
const moment = fc.integer({ min: FIRST / HOUR, max: LAST / HOUR }).map((hour) => new Date(hour * HOUR).toISOString());

/** What every field may hold. */
const FIELDS = {
  mention: fc.constantFrom('main', 'comments'),
  mediaTypes: some(...MEDIA_TYPES.slice(0, 6)),
  sentiments: some(...SENTIMENT_FILTERS),
  authors,
  excludeAuthors: authors,
  repliesTo: authors,
  classifications: some(...CLASSIFICATIONS),
  ners: some('organisation:HSBC', 'place:Cheung Chau', 'place:Sham Shui Po', 'organisation:MTR'),
  languages: some('en', 'zh-Hant', 'yue', ''),
  text: fc.constantFrom('ferry', 'ferry OR 渡輪', '服務 NOT 日落', 'delays again', '"new ferry"'),
  keywords: some('ferry', '渡輪', 'service', 'pier'),
  hashtags: some('#ferry', '#渡輪', '#hongkong'),
  handles: some('@ann', '@ferry_news'),
  emojis: some('😂', '😡', '👍'),
  domains: some('example.org', 'lihkg.com', ''),
  tags: some('To check', 'CRISIS', '急', 'nobody has it'),
  channels: some('talk', '時事台', ''),
  reactions: some(...REACTIONS),
  weekdays: some(1, 2, 3, 4, 5, 6, 7),
  hours: some(0, 1, 5, 9, 12, 18, 23),
  startDate: moment,
  endDate: moment,
  copies: fc.constant('without'),
  granularity: fc.constantFrom(...GRANULARITIES),
  timezone: fc.constantFrom('+0800', 'Europe/London', 'America/New_York', 'Asia/Kathmandu'),
} satisfies Record<string, fc.Arbitrary<unknown>>;

export const analysisFilter: fc.Arbitrary<AskedFilter> = fc
  .subarray(Object.keys(FIELDS) as (keyof typeof FIELDS)[], { maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, FIELDS[name]]))) as fc.Arbitrary<AskedFilter>);

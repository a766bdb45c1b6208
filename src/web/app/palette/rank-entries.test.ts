/** What is found in the palette, and in which order. */
import { describe, expect, test } from 'vitest';
import { type Ranked, rankEntries } from './rank-entries.ts';

const PAGES: Ranked[] = [
  { label: 'Home', also: '主頁' },
  { label: 'Topics', also: '專題' },
  { label: 'Alerts', also: '警報 notifications' },
  { label: 'Alert Dashboard', also: '警報總覽' },
  { label: 'Sources', also: '來源' },
];
const CHINESE: Ranked[] = [
  { label: '主頁', also: 'Home' },
  { label: '警報', also: 'Alerts notifications' },
  { label: '警報總覽', also: 'Alert Dashboard' },
];
const TOPICS: Ranked[] = [
  { label: '三帆斷網 Sampan outage' },
  { label: '奶茶 Milk tea' },
  { label: 'Café Zürich' },
  { label: 'Internet speed' },
  { label: 'Raw data', under: '三帆斷網 Sampan outage' },
  { label: 'What', under: '三帆斷網 Sampan outage' },
];

const CASES: { name: string; typed: string; of: Ranked[]; found: string[] }[] = [
  { name: 'a beginning, in order', typed: 'al', of: PAGES, found: ['Alerts', 'Alert Dashboard'] },
  { name: 'the whole name stands before a beginning', typed: 'alerts', of: PAGES, found: ['Alerts', 'Alert Dashboard'] },
  { name: 'the start of a word', typed: 'dash', of: PAGES, found: ['Alert Dashboard'] },
  { name: 'two words in any order', typed: 'dash al', of: PAGES, found: ['Alert Dashboard'] },
  { name: 'letters in order', typed: 'srcs', of: PAGES, found: ['Sources'] },
  { name: 'letters of several words', typed: 'adb', of: PAGES, found: ['Alert Dashboard'] },
  { name: 'letters in another order are not', typed: 'tral', of: PAGES, found: [] },
  { name: 'letters that begin within a word are not', typed: 'lrts', of: PAGES, found: [] },
  { name: 'no case, no width', typed: 'ＴＯＰ', of: PAGES, found: ['Topics'] },
  { name: 'Chinese in an English list', typed: '警報', of: PAGES, found: ['Alerts', 'Alert Dashboard'] },
  { name: 'English in a Chinese list', typed: 'alert', of: CHINESE, found: ['警報', '警報總覽'] },
  { name: 'another name of it', typed: 'notif', of: PAGES, found: ['Alerts'] },
  { name: 'Chinese anywhere in a name', typed: '總覽', of: CHINESE, found: ['警報總覽'] },
  { name: 'Chinese in the middle of a mixed name', typed: '斷網', of: TOPICS, found: ['三帆斷網 Sampan outage'] },
  { name: 'a word after Chinese', typed: 'samp', of: TOPICS, found: ['三帆斷網 Sampan outage'] },
  { name: 'Chinese that is not there', typed: '三網', of: TOPICS, found: [] },
  { name: 'no accents', typed: 'cafe zur', of: TOPICS, found: ['Café Zürich'] },
  { name: 'within a word, after the start of one', typed: 'net', of: TOPICS, found: ['Internet speed'] },
  { name: 'what it belongs to and itself', typed: 'sampan raw', of: TOPICS, found: ['Raw data'] },
  { name: 'what it belongs to is not enough', typed: 'outage', of: TOPICS, found: ['三帆斷網 Sampan outage'] },
  { name: 'marks of patterns are letters', typed: '.*', of: TOPICS, found: [] },
];

describe('rankEntries', () => {
  test.each(CASES)('$name', ({ typed, of, found }) => {
    expect(rankEntries(typed, of).map(({ label }) => label)).toEqual(found);
  });

  test('of two that fit alike the one that was visited last comes first, and a better fit before both', () => {
    const entries: Ranked[] = [
      { label: 'Tea houses' },
      { label: 'Tea leaves', visited: 3 },
      { label: 'Tea shops', visited: 0 },
      { label: 'Milk tea', visited: 1 },
      { label: 'Tea' },
    ];
    const found = ['Tea', 'Tea shops', 'Tea leaves', 'Tea houses', 'Milk tea'];
    expect(rankEntries('tea', entries).map(({ label }) => label)).toEqual(found);
  });

  test('a name on screen stands before the same name in the other language', () => {
    const entries: Ranked[] = [{ label: '警報', also: 'Alerts' }, { label: 'Alerts of the month' }];
    expect(rankEntries('alerts', entries).map(({ label }) => label)).toEqual(['Alerts of the month', '警報']);
  });

  test('nothing typed finds nothing: what is shown then is no answer', () => {
    expect(rankEntries('  ', PAGES)).toEqual([]);
  });
});

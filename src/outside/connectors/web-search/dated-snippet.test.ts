import { expect, it } from 'vitest';
import { datedSnippet } from './dated-snippet.ts';

const NOW = new Date('2026-11-23T06:00:00Z');

it.each([
  ['Mar 2, 2015 ... The ferry', '2015-03-02T00:00:00.000Z', 'The ferry'],
  ['2 Mar 2015 … The ferry', '2015-03-02T00:00:00.000Z', 'The ferry'],
  ['Mar 12, 2025 — The ferry', '2025-03-12T00:00:00.000Z', 'The ferry'],
  ['2015年3月2日 ... 渡輪', '2015-03-02T00:00:00.000Z', '渡輪'],
  ['3 days ago ... The ferry', '2026-11-20T06:00:00.000Z', 'The ferry'],
  ['5 hours ago ... The ferry', '2026-11-23T01:00:00.000Z', 'The ferry'],
  ['10 小時前 ... 渡輪', '2026-11-22T20:00:00.000Z', '渡輪'],
  ['3 天前 ... 渡輪', '2026-11-20T06:00:00.000Z', '渡輪'],
])('reads the day of %s', (snippet, date, text) => {
  const read = datedSnippet(snippet, NOW);
  expect([read.date?.toISOString(), read.text]).toEqual([date, text]);
});

it.each([
  'The ferry of Mar 2, 2015 ... was late',
  'Mar 2 ... The ferry',
  'Boeing 747-400 ... flies',
  'Mar 2, 2035 ... The ferry to come',
  'Feb 30, 2015 ... The ferry',
  'Ferry fares 2026 ... rise',
  'Mar 2, 2015',
  '',
])('leaves %s as it is', (snippet) => {
  expect(datedSnippet(snippet, NOW)).toEqual({ text: snippet, date: null });
});

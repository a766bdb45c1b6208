import { expect, it } from 'vitest';
import { readNumbers } from './read-numbers.ts';

const said = (text: string): string[] =>
  readNumbers(text)
    .toSorted((one, other) => one.start - other.start)
    .map(({ value, unit }) => (unit === null ? String(value) : `${value} ${unit}`));

it.each([
  ['1,000 or 1000', ['1000', '1000']],
  ['1千、一千、１０００', ['1000', '1000', '1000']],
  ['3 萬 and 30,000 and 三万人', ['30000', '30000', '30000 person']],
  ['three of twenty-three', ['3', '23']],
  ['two hundred and five people', ['205 person']],
  ['1.2 million, 120萬, 1.2m', ['1200000', '1200000', '1200000']],
  ['20% 20 per cent 百分之二十 兩成', ['20 percent', '20 percent', '20 percent', '20 percent']],
  ['$4,980 4980元 HK$12 12蚊', ['4980 money', '4980 money', '12 money', '12 money']],
  ['8 hours 8小時 八個鐘 8hrs', ['8 hour', '8 hour', '8 hour', '8 hour']],
  ['3 March 2026', ['3', '3 calendar', '2026']],
  ['3月3日', ['3 calendar', '3 day']],
  ['you may march', []],
  ['Monday 星期一 禮拜日', ['1 weekday', '1 weekday', '7 weekday']],
  ['the K8 on 5G', []],
  ['三帆電訊一直冇網', []],
  ['6500mAh 6,500 mAh', ['6500 data', '6500 data']],
  ['sixty-inch 六十吋', ['60 size', '60 size']],
  ['逾百萬用戶 一百萬人', ['1000000 person', '1000000 person']],
  ['二十三人、廿三名', ['23 person', '23 person']],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

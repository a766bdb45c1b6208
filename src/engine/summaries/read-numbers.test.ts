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
  ['$4,980 4980元 HK$12 12蚊', ['4980 dollar', '4980 dollar', '12 hkd', '12 dollar']],
  ['US$5 usd 5 5 US dollars 5美元 美金5元', Array.from({ length: 5 }, () => '5 usd')],
  ['HK$2 million, 2 million Hong Kong dollars, 港幣200萬元', Array.from({ length: 3 }, () => '2000000 hkd')],
  ['€5 5 euros £5 ¥5 5元人民幣 RMB5', ['5 eur', '5 eur', '5 gbp', '5 yen', '5 cny', '5 cny']],
  ['it costs$5, the decade 5', ['5 dollar', '5']],
  ['貴3倍 去3次 3x 3 times', ['3 multiple', '3 occasion', '3 multiple', '3 times']],
  ['5 km 5米 5 ft 5 kg 38度', ['5 kilometre', '5 metre', '5 foot', '5 kilogram', '38 degree']],
  ['8am 8 p.m. 8點', ['8 am', '8 pm', '8 clock']],
  ['8 hours 8小時 八個鐘 8hrs', ['8 hour', '8 hour', '8 hour', '8 hour']],
  ['3 March 2026', ['3', '3 calendar', '2026']],
  ['3月3日', ['3 calendar', '3 day']],
  ['you may march', []],
  ['Monday 星期一 禮拜日', ['1 weekday', '1 weekday', '7 weekday']],
  ['the K8 on 5G', []],
  ['三帆電訊一直冇網', []],
  ['6500mAh 6,500 mAh', ['6500 milliampere', '6500 milliampere']],
  ['sixty-inch 六十吋', ['60 inch', '60 inch']],
  ['逾百萬用戶 一百萬人', ['1000000 person', '1000000 person']],
  ['二十三人、廿三名', ['23 person', '23 person']],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

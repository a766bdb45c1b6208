/** What a number counts, by the word behind it (or the sign before it): told apart only where both sides say it. */
import { fold } from '../text/fold.ts';

/** Of three letters each, as they stand before digits without a blank: HKD200. */
export const CURRENCY_CODE = '(?:hkd|usd|twd|ntd|sgd|aud|cad|mop|rmb|cny|jpy|krw|eur|gbp)';

/** `dollar` is whatever is called so where nobody says whose, `yen` likewise for the sign that two share. */
const CURRENCIES: readonly (readonly [string, string])[] = [
  ['hkd', 'hk$ hkd hong_kong_dollars hk_dollars 港元 港幣 港紙'],
  ['usd', 'us$ usd us_dollars u.s._dollars american_dollars 美元 美金'],
  ['twd', 'nt$ twd ntd new_taiwan_dollars taiwan_dollars 新台幣 台幣 台元'],
  ['sgd', 's$ sgd singapore_dollars 坡元 坡幣'],
  ['aud', 'a$ aud australian_dollars 澳元'],
  ['cad', 'c$ cad canadian_dollars 加元'],
  ['mop', 'mop 澳門元 葡幣'],
  ['cny', 'rmb cny renminbi yuan 人民幣'],
  ['jpy', 'jpy yen 日圓 日元'],
  ['krw', 'krw 韓圜 韓元'],
  ['eur', '€ eur euros euro 歐元'],
  ['gbp', '£ gbp pounds sterling 英鎊 鎊'],
  ['yen', '¥'],
  ['dollar', '$ dollars dollar bucks 元 蚊 塊 圓'],
];

const UNITS: readonly (readonly [string, string])[] = [
  ['second', 'seconds second secs sec 秒'],
  ['minute', 'minutes minute mins min 分鐘'],
  ['hour', 'hours hour hrs hr h 小時 個小時 鐘頭 個鐘頭 個鐘 鐘'],
  ['day', 'days day 日 天 晚 nights night'],
  ['week', 'weeks week 星期 個星期 周 週 禮拜 個禮拜'],
  ['month', 'months month 個月 月'],
  ['year', 'years year 年 載'],
  ['percent', '% ％ percent per_cent pct 巴仙'],
  [
    'person',
    'people persons person users user customers customer passengers passenger residents patients students workers employees staff colleagues fans visitors 人 名 位 個人 用戶 市民 乘客',
  ],
  ['shop', 'shops shop stores store branches branch outlets 間 家 分店 間分店'],
  ['times', 'times time'],
  ['occasion', 'occasions 次 遍'],
  ['multiple', 'fold x 倍'],
  ['clock', 'oclock 點 時'],
  ['am', 'am a.m'],
  ['pm', 'pm p.m'],
  ['inch', 'inch inches 吋 寸'],
  ['foot', 'feet foot ft 呎 尺'],
  ['mile', 'miles mile 哩 英里'],
  ['millimetre', 'mm millimetres 毫米'],
  ['centimetre', 'cm centimetres 厘米 公分'],
  ['metre', 'metres metre meters meter 米'],
  ['kilometre', 'km kilometres kilometre kilometers 公里'],
  ['kilogram', 'kg kilograms kilos 公斤 千克'],
  ['tonne', 'tonnes tonne tons 噸 公噸'],
  ['megabyte', 'mb'],
  ['gigabyte', 'gb'],
  ['terabyte', 'tb'],
  ['milliampere', 'mah'],
  ['device', 'phones units sets handsets 部 件 台'],
  ['degree', 'degrees degree 度'],
  ['floor', '樓 層 floor floors'],
  ...CURRENCIES,
];

/** What a word that says less may stand for. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  dollar: ['hkd', 'usd', 'twd', 'sgd', 'aud', 'cad', 'mop', 'cny'],
  yen: ['cny', 'jpy', 'dollar'],
  times: ['occasion', 'multiple'],
  clock: ['am', 'pm'],
};
/** Of these it is always said. */
const SAID = new Set(['percent', 'calendar', 'weekday']);

/** Whether two numbers may count the same thing. null may be anything. */
export function isSameUnit(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  if (one === null || other === null) return !SAID.has(one ?? other ?? '');
  return Boolean(WIDER[one]?.includes(other) || WIDER[other]?.includes(one));
}

const LATIN = new Map<string, string>();
const CHINESE: { text: string; unit: string }[] = [];
for (const [unit, words] of UNITS) {
  for (const word of words.split(' ')) {
    if (/^[a-z._]+$/.test(word)) LATIN.set(word.replaceAll('_', ' '), unit);
    // Signs stand before; € behind as well.
    else if (!/[$£¥]/.test(word)) CHINESE.push({ text: fold(word), unit });
  }
}
CHINESE.sort((one, other) => other.text.length - one.text.length);

/** Before a number: signs, codes and names, but no word that rather ends what was said before, as 元 does. */
const BEFORE = CURRENCIES.flatMap(([unit, words]) =>
  words.split(' ').flatMap((word) => (/[$€£¥]|^[a-z]{3}$|幣|金/.test(word) ? [{ text: fold(word), unit }] : [])),
).sort((one, other) => other.text.length - one.text.length);
const LETTER = /[a-z]/;
/** `US dollars`; the word behind it, and the one behind that: `14 working days`. */
const NAMED = /^[\s-]*((?:[a-z.]+\s){1,3}dollars)/;
const BEHIND = /^[\s-]*(per cent|[a-z]+(?:\.[a-z])?)(?:[\s-]+([a-z]+))?/;
const WORKING = /^\s*個?工作/;
/** Units of `before` and of `after` that are looked at. */
export const BEFORE_UNITS = 6;

/** `before` and `after`: what stands around the number, folded. null where it is not known what is counted. */
export function unitOf(before: string, after: string): string | null {
  const unit = unitBehind(after);
  if (unit !== null && unit !== 'dollar') return unit;
  // 港幣 200 元, US$200
  const sign = before.trimEnd();
  return BEFORE.find(({ text }) => sign.endsWith(text) && !isWithinWord(sign, text))?.unit ?? unit;
}

function isWithinWord(sign: string, text: string): boolean {
  return LETTER.test(text.charAt(0)) && LETTER.test(sign.charAt(sign.length - text.length - 1));
}

function unitBehind(after: string): string | null {
  const counted = after.replace(WORKING, '').trimStart();
  const chinese = CHINESE.find(({ text }) => counted.startsWith(text));
  if (chinese?.unit === 'dollar') {
    // 200 元人民幣
    const more = counted.slice(chinese.text.length);
    return BEFORE.find(({ text }) => more.startsWith(text))?.unit ?? chinese.unit;
  }
  if (chinese) return chinese.unit;
  const named = LATIN.get(NAMED.exec(after)?.[1] ?? '');
  if (named !== undefined) return named;
  const [, first = '', second = ''] = BEHIND.exec(after) ?? [];
  return LATIN.get(first) ?? LATIN.get(second) ?? null;
}

const MEASURES = new Set(
  [
    ...'個種隻張條架份項宗單成折分歲號口句月半多餘幾班座輛頂餐杯碟包盒支枝本首場屆期批版棟幢戶對雙套組類款粒片頁篇則通封門票球局輪代步',
  ].map(fold),
);

/** Before these a Chinese numeral counts something; elsewhere it may be a part of a word or a name (三帆, 一直, 千萬). */
export function isCounting(after: string): boolean {
  return CHINESE.some(({ text }) => after.startsWith(text)) || MEASURES.has(after.charAt(0));
}

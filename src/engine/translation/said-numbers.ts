/**
 * Which numbers a text may be said to hold, however it writes them: 十萬 is 100,000, 三成 30 and 中五 5. It is asked of a text about the numbers
 * of its translation, so it finds too many rather than too few: a number that comes from nowhere has no reading at all.
 */
import { readNumbers } from '../summaries/read-numbers.ts';
import { fold } from '../text/fold.ts';

export interface SaidNumbers {
  has(value: number, of: { isPercent: boolean }): boolean;
  /** 1 is Monday. */
  hasWeekday(day: number): boolean;
  /** By the digits alone, without what scales them: what can be told of texts in any language. */
  hasDigits(value: number): boolean;
}

const NUMERALS = '零〇一二三四五六七八九兩十百千萬億';
const DIGITS = new Map([...'〇一二三四五六七八九'].map((sign, value) => [sign, value]));
DIGITS.set('零', 0).set('兩', 2);
const SMALL = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const LARGE = new Map([
  ['萬', 1e4],
  ['億', 1e8],
]);
/** As on cheques, for twenty and thirty, and for two of a kind. */
const OTHER_NUMERALS = new Map(
  '廿二十 卅三十 壹一 貳二 叁三 參三 肆四 伍五 陸六 柒七 捌八 玖九 拾十 佰百 仟千 両二 倆二 雙二 對二'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const OTHERS = new RegExp(`[${[...OTHER_NUMERALS.keys()].join('')}]`, 'gu');

/** Of Latin letters behind digits, of words, and of what people say for amounts of money. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\bhundreds?\b|百|嚿/, 100],
  [/\bthousands?\b|\d\s?k\b|千|撇/, 1e3],
  [/萬|皮嘢|\d\s?w/, 1e4],
  [/\bmillions?\b|\bmil\b|\d\s?(?:m|mn)\b/, 1e6],
  [/億/, 1e8],
  [/\bbillions?\b|\d\s?(?:b|bn)\b/, 1e9],
  [/\btrillions?\b|\d\s?tn?\b|兆/, 1e12],
  [/十|旬/, 10],
  [/\bdozens?\b|打/, 12],
];
/** What says a number without one. */
const WORDS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:both|pairs?|couples?|twice|twins?|doubl\w*|seconds?|secondary|fortnight|again)\b|再|次/, [2, 100]],
  [/\b(?:third\w*|thrice|tripl\w*|trio)\b/, [3, 33, 66, 67]],
  [/\b(?:quarter\w*|fourth)\b|骨|刻/, [3, 4, 15, 25, 45, 75]],
  [/\bhal(?:f|ves)\b|半|⁄2/, [0.5, 1.5, 6, 18, 30, 50, 90]],
  [/\b(?:dozens?)\b|打|中午|正午|午夜|半夜|\bnoon\b|\bmidnight\b/, [12]],
  [/\bfortnight\b/, [14]],
  [/\bdecades?\b/, [10]],
  [/\b(?:century|centuries)\b|世紀/, [100]],
  [/全日|全天|日夜|\bclock\b/, [24, 7]],
];
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(' ');
const TENTHS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ');
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const CLOCK = /\d:\d\d|\d\s?[ap]\.?m\b|[點時鐘]/;
const SHORT_YEAR = /[年後代屆班'’]|\bclass\b/;
/** 三成 is about a third, and 33% is one. */
const shareSlack = (percent: number) => (percent % 10 === 0 ? 4 : 1);
/** A run of numerals is read from and to each of its signs; no number has more. */
const LONGEST = 16;
/** Beginning with a digit: 千萬 and 萬一 are words. */
const PARTED =
  /(?<![\d,.一二三四五六七八九十])(?:\d[\d,]{0,15}(?:\.\d{1,9})?|[一二三四五六七八九十兩两]{1,4})(?:\s?[十百千萬万億亿零](?:\d{1,9}|[一二三四五六七八九兩两])?)+/gu;

export function saidNumbers(text: string): SaidNumbers {
  const plain = plainOf(text);
  const runs = plain.match(/\d+/g) ?? [];
  const values = valuesOf(text, plain, runs);
  const scales = scalesOf(plain);
  const hasScaled = (value: number) => scales.some((scale) => values.has(rounded(value / scale)));
  return {
    has(value, { isPercent }) {
      if (hasScaled(value) || isPartOf(value, runs) || isDate(value, values)) return true;
      if (CLOCK.test(plain) && value <= 24 && (values.has(value + 12) || values.has(value - 12))) return true;
      if (SHORT_YEAR.test(plain) && isYear(value, values)) return true;
      if (
        /折|\boff\b|discount/.test(plain) &&
        [100 - value, (100 - value) / 10, 10 - value / 10, 100 - 10 * value].some(hasScaled)
      )
        return true;
      if (plain.includes('倍') && value % 100 === 0 && (values.has(value / 100) || values.has(value / 100 + 1))) return true;
      return isPercent && isShare(value, values);
    },
    hasWeekday: (day) => {
      const sign = '一二三四五六日'.charAt(day - 1);
      const name = WEEKDAYS[day - 1] ?? '';
      return (
        new RegExp(`(?:星期|週|周|拜|黑色?|[(（、至到及和或~,，/-])${day === 7 ? '[日天]' : sign}|\\b${name}[a-z]*\\b`).test(
          plain,
        ) ||
        (day === 7 && /禮拜|主日/.test(plain))
      );
    },
    hasDigits(value) {
      const digits = significant(value);
      return runs.some((run) => run.includes(digits)) || plain.replace(/\D/g, '').includes(digits) || hasScaled(value);
    },
  };
}

/** How many digits of a number are none that round it. */
export function significant(value: number): string {
  return value
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace('.', '')
    .replace(/^0+|0+$/g, '');
}

function plainOf(text: string): string {
  return (
    fold(text)
      .replace(OTHERS, (sign) => OTHER_NUMERALS.get(sign) ?? sign)
      .replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '')
      // 九十有三
      .replace(/(?<=十)有(?=[一二三四五六七八九])/g, '')
  );
}

function valuesOf(text: string, plain: string, runs: readonly string[]): Set<number> {
  const values = new Set([0, 1, ...readNumbers(text).map(({ value }) => rounded(value))]);
  for (const run of runs) for (const value of [Number(run), ...piecesOf(run)]) values.add(value);
  for (const [number] of plain.matchAll(/\d+[.,]\d+/g)) values.add(Number(number.replace(',', '.')));
  for (const [number] of plain.matchAll(/\d+(?:[ .,]\d+)+/g)) values.add(Number(number.replace(/\D/g, '')));
  for (const [run] of plain.matchAll(new RegExp(`(?:[${NUMERALS}]|\\d+(?:\\.\\d+)?)+`, 'gu'))) addRun(run, values);
  for (const [, tens = '', ones = ''] of plain.matchAll(/([一二三四五六七八九\d])成([一二三四五六七八九\d])/gu))
    values.add(10 * numberOf([tens]) + numberOf([ones]));
  // 三點九 is a quarter to four, 兩個字 ten minutes.
  for (const [, fives = ''] of plain.matchAll(/(?:點|點踏)([一二三四五六七八九十]{1,2})|([一二三四五六七八九十]{1,2})個字/gu))
    values.add(5 * numberOf([...fives]));
  for (const [pattern, more] of WORDS) if (pattern.test(plain)) for (const value of more) values.add(value);
  addNames(text, plain, values);
  const more = [...(/hal(?:f|ves)|半/.test(plain) ? [0.5] : []), ...(plain.includes('民國') ? [1911] : [])];
  return new Set([...values, ...more.flatMap((one) => Array.from(values, (value) => value + one))]);
}

function addNames(text: string, plain: string, values: Set<number>): void {
  const add = (names: readonly string[], isIn: (name: string) => boolean) => {
    for (const [at, name] of names.entries()) if (isIn(name)) values.add(at + 1);
  };
  const words = new Set(plain.match(/[a-z]+/g));
  // Twenty-first.
  for (const [at, name] of ORDINALS.entries())
    if (words.has(name)) for (const value of [0, 20, 30, 40, 50, 60, 70, 80, 90]) values.add(value + at + 1);
  for (const [at, name] of TENTHS.entries()) if (words.has(name)) values.add(20 + 10 * at);
  for (const [at, name] of TENTHS.entries()) if (words.has(name.replace('ieth', 'ies'))) values.add(20 + 10 * at);
  add(COUNTS, (name) => words.has(`${name}fold`) || words.has(`${name}s`));
  add(MONTHS, (name) => [...words].some((word) => word.startsWith(name)));
  const romans = new Set(text.match(/\b[IVX]{1,4}\b/g));
  add(ROMAN, (name) => romans.has(name));
}

/** Of a date or a time without signs between: 20261103, 0930, 911. */
function piecesOf(run: string): number[] {
  if (run.length < 3) return [];
  const pieces = run.match(/\d\d?(?=(?:\d\d)*$)/g) ?? [];
  return [...pieces, run.slice(0, 4), run.slice(-4)].map(Number);
}

function addRun(run: string, values: Set<number>): void {
  const signs = signsOf(run).slice(0, LONGEST);
  for (let from = 0; from < signs.length; from++)
    for (let to = from + 1; to <= signs.length; to++) {
      const part = signs.slice(from, to);
      values.add(rounded(numberOf(part)));
      const spoken = spokenNumberOf(part);
      if (spoken !== null) values.add(rounded(spoken));
    }
}

/** With numbers of several parts in figures, as 1億2千萬 and 一萬二, which have one meaning only. */
export function withPlainNumbers(text: string): string {
  return text.replace(PARTED, (run) => {
    const signs = signsOf(fold(run).replace(/[,\s]/g, ''));
    const spoken = spokenNumberOf(signs);
    const isParted = spoken !== null || signs.filter((sign) => /[百千萬億]/.test(sign)).length > 1;
    return isParted && signs.length <= LONGEST ? String(rounded(spoken ?? numberOf(signs))) : run;
  });
}

/** 三萬五 is 35,000; null where it does not end so. */
function spokenNumberOf(signs: readonly string[]): number | null {
  const [scale = '', last = ''] = signs.slice(-2);
  const times = SMALL.get(scale) ?? LARGE.get(scale);
  if (times === undefined || times === 10 || !DIGITS.has(last)) return null;
  return numberOf(signs.slice(0, -1)) + (numberOf([last]) * times) / 10;
}

/** 二〇二六, 一億二千萬, 3萬5千; a scale alone is once that. */
function numberOf(signs: readonly string[]): number {
  if (signs.every((sign) => DIGITS.has(sign))) return Number(signs.map((sign) => DIGITS.get(sign)).join(''));
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const sign of signs) {
    const [small, large] = [SMALL.get(sign), LARGE.get(sign)];
    if (small !== undefined) {
      section += (digit ?? 1) * small;
      digit = undefined;
    } else if (large !== undefined) {
      section += digit ?? 0;
      const isFirst = section === 0;
      // 萬億 is 萬 times 億; the 萬 of 一億二千萬 counts what stands behind 億.
      if (isFirst || total < large) total = (total + section || 1) * large;
      else total += section * large;
      section = 0;
      digit = undefined;
    } else digit = DIGITS.get(sign) ?? Number(sign);
  }
  return total + section + (digit ?? 0);
}

function signsOf(run: string): string[] {
  return run.match(/\d+(?:\.\d+)?|./gu) ?? [];
}

/** Two of them may stand together: 百萬, hundred million. */
function scalesOf(plain: string): number[] {
  const found = [1, ...SCALES.flatMap(([pattern, scale]) => (pattern.test(plain) ? [scale] : []))];
  return [...new Set(found.flatMap((one) => found.map((other) => one * other)))];
}

/** Of a long number, as of a telephone: 2345 of 23456789. */
function isPartOf(value: number, runs: readonly string[]): boolean {
  const digits = String(value);
  return digits.length >= 3 && runs.some((run) => run.length >= 6 && run.includes(digits));
}

/** 11.11, of which the text says both. */
function isDate(value: number, values: ReadonlySet<number>): boolean {
  const [month = '', day] = String(value).split('.');
  return day !== undefined && values.has(Number(month)) && values.has(Number(day));
}

function isYear(value: number, values: ReadonlySet<number>): boolean {
  return value >= 1900 && value < 2100 && values.has(value % 100);
}

function isShare(percent: number, values: ReadonlySet<number>): boolean {
  if (percent < 10) return false;
  const small = [...values].filter((value) => value > 0 && value <= 20);
  return small.some((of) => small.some((part) => part < of && Math.abs((100 * part) / of - percent) < shareSlack(percent)));
}

function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * The numbers of a text whatever they are written like: 1,000, 1000, 1千, 一千, 3 萬, 30,000, three, 20%, 兩成, 3月, March. Digits
 * inside a name (K8, 5G) are none: they are words.
 */
import { fold } from '../text/fold.ts';
import { BEFORE_UNITS, CURRENCY_CODE, isCounting, unitOf } from './number-units.ts';
import { CHINESE_NUMBER, chineseNumber, ENGLISH_NUMBER, englishNumber, scaleOf } from './number-words.ts';

export interface ReadNumber {
  value: number;
  /** `percent`, `month`, `weekday`, `hour` …; null where it is not known. */
  unit: string | null;
  /** In words, where the same words may say something else (`one`, `一個`). */
  isVague: boolean;
  /** Behind it, folded: what is counted. */
  after: string;
  start: number;
  end: number;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** Of what stands behind, so much: `Hong Kong dollars` fits. */
const AROUND = 24;

/** Digits, a scale, the ending of an ordinal, and the letters that stand right behind. */
const DIGITAL = new RegExp(
  String.raw`(?:(?<![a-z\d.])(?<![a-z]-)|(?<=(?<![a-z])${CURRENCY_CODE}))(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?(?:\s?(k|m|bn|mn|hundred|thousand|million|billion|trillion|百萬|千萬|百|千|萬|億)(?![a-z]))?(?:(?:st|nd|rd|th|s)(?![a-z]))?([a-z]*)`,
  'gu',
);
const IN_ENGLISH = new RegExp(`(?<![\\p{L}])${ENGLISH_NUMBER}(?:(?:\\s|-|\\sand\\s)${ENGLISH_NUMBER})*(?![\\p{L}])`, 'giu');
const IN_CHINESE = new RegExp(`${CHINESE_NUMBER}+`, 'gu');
const OF_HUNDRED = new RegExp(`百分之(${CHINESE_NUMBER}+|\\d+(?:\\.\\d+)?)`, 'gu');
const NAMED = new RegExp(
  `(?<![\\p{L}])(${[...MONTHS, ...WEEKDAYS].join('|')}|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)(?![\\p{L}])`,
  'giu',
);
const WEEKDAY = /(?:星期|週|周|禮拜)([一二三四五六日天])/gu;
const TENTHS = /([一二三四五六七八九兩\d](?:\.\d)?)成(半?)/gu;
/** Units of letters that stand right behind digits; other letters make a name of it. */
const JOINED = /^(?:am|pm|gb|mb|tb|mah|h|hr|hrs|min|mins|cm|mm|km|kg|ft|inch|x|yr|yrs)$/i;

/** In no particular order; places are those of the text. Reads it as it is folded where that keeps the places. */
export function readNumbers(text: string): ReadNumber[] {
  const plain = foldedInPlace(text);
  const found: ReadNumber[] = [];
  const add = (
    value: number | undefined,
    from: { index: number; length: number },
    more: { unit?: string; isVague?: boolean } = {},
  ): void => {
    if (value === undefined || !Number.isFinite(value)) return;
    const { index: start, length } = from;
    if (found.some((other) => start < other.end && start + length > other.start)) return;
    const after = plain.slice(start + length, start + length + AROUND);
    const unit = more.unit ?? unitOf(plain.slice(Math.max(0, start - BEFORE_UNITS), start), after);
    found.push({ value, unit, isVague: more.isVague ?? false, after, start, end: start + length });
  };
  for (const match of plain.matchAll(OF_HUNDRED)) add(figureOf(match[1] ?? ''), spanOf(match), { unit: 'percent' });
  for (const match of plain.matchAll(TENTHS))
    add(10 * (figureOf(match[1] ?? '') ?? Number.NaN) + (match[2] ? 5 : 0), spanOf(match), { unit: 'percent' });
  for (const match of plain.matchAll(WEEKDAY))
    add('一二三四五六日'.indexOf((match[1] ?? '').replace('天', '日')) + 1, spanOf(match), { unit: 'weekday' });
  for (const match of plain.matchAll(NAMED)) addNamed(match, plain, add);
  for (const match of plain.matchAll(DIGITAL)) addDigits(match, plain, add);
  for (const match of plain.matchAll(IN_ENGLISH)) {
    const value = englishNumber(match[0]);
    add(value, spanOf(match), { isVague: value === 1 || value === 0 });
  }
  for (const match of plain.matchAll(IN_CHINESE)) addChinese(match, plain, add);
  return found;
}

type Add = (
  value: number | undefined,
  from: { index: number; length: number },
  more?: { unit?: string; isVague?: boolean },
) => void;

function spanOf(match: RegExpExecArray): { index: number; length: number } {
  return { index: match.index, length: match[0].length };
}

function addNamed(match: RegExpExecArray, plain: string, add: Add): void {
  const word = match[0];
  const weekday = WEEKDAYS.indexOf(word);
  if (weekday !== -1) {
    add(weekday + 1, spanOf(match), { unit: 'weekday' });
    return;
  }
  const month = MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3)));
  // `may` and `march` are verbs too: with a day or a year beside them they are months.
  const isSure = /\d\s*$/.test(plain.slice(Math.max(0, match.index - 6), match.index).replace(/(?:st|nd|rd|th)(?: of)?\s*$/, ''));
  if ((word !== 'may' && word !== 'march' && word !== 'mar') || isSure || /^\s*\d/.test(plain.slice(match.index + word.length)))
    add(month + 1, spanOf(match), { unit: 'calendar' });
}

function addDigits(match: RegExpExecArray, plain: string, add: Add): void {
  const letters = match[4] ?? '';
  if (letters !== '' && !JOINED.test(letters)) return;
  const length = match[0].length - letters.length;
  const value = Number(`${(match[1] ?? '').replaceAll(',', '')}${match[2] ?? ''}`) * scaleOf(match[3] ?? '');
  const behind = plain.slice(match.index + length, match.index + length + 2);
  add(value, { index: match.index, length }, behind.startsWith('月') ? { unit: 'calendar' } : {});
}

function addChinese(match: RegExpExecArray, plain: string, add: Add): void {
  const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 4);
  const value = chineseNumber(match[0]);
  const isScaled = match[0].length > 1 && /[十百千萬億廿卅]/.test(match[0]) && /[一二三四五六七八九兩]/.test(match[0]);
  if (!isCounting(after) && !isScaled) return;
  // 一倍 is a figure.
  add(value, spanOf(match), {
    isVague: value === 1 && !after.startsWith('倍'),
    ...(after.startsWith('月') ? { unit: 'calendar' } : {}),
  });
}

function figureOf(text: string): number | undefined {
  return /^\d/.test(text) ? Number(text) : chineseNumber(text);
}

/** Folded character by character, so that places stay; what folds to another length stays as it is. */
function foldedInPlace(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  let plain = '';
  for (const character of text) {
    const folded = fold(character);
    plain += folded.length === character.length ? folded : character;
  }
  return plain;
}

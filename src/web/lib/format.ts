/**
 * The one formatter: every date, figure and percentage on screen goes through it. Pure; `useFormat` binds it to the chosen
 * language, the organisation's timezone and the look of this build. Instants come in as ISO text, Date or milliseconds.
 */
import type { Variant } from '../../contract/variants.ts';
import { shortWeekday, WEEKDAYS } from '../../engine/writing/calendar-words.ts';
import {
  clockAt,
  clockOf,
  type Dates,
  datesIn,
  type Instant,
  patternIn,
  timezoneText,
  writeClock,
} from '../../engine/writing/dates.ts';
import { decimalsText, exactText, percentText, scoreText, signedText } from '../../engine/writing/figures.ts';
import { lengthOf, relativeTo } from '../../engine/writing/lengths.ts';
import type { Language } from '../i18n/resources.ts';

export interface Format extends Dates {
  /** A day of the calendar, `yyyy-MM-dd`, which has no timezone. */
  day(day: string): string;
  /** For file names and dense tables. */
  dashed(at: Instant): string;
  /** Day and month, for the axis of a chart. */
  dayMonth(at: Instant): string;
  month(at: Instant): string;
  quarter(at: Instant): string;
  weekday(at: Instant): string;
  /** 1 = Sunday … 7 = Saturday. */
  weekdayName(day: number, length?: 'short' | 'long'): string;
  /** 0…23, as an hour of the clock: "09:00". */
  hour(hour: number): string;
  /** "3 hours ago"; the exact time belongs beside it, on hover. */
  relative(at: Instant, now: Instant): string;
  /** "4 minutes", from seconds. "–" for null. */
  duration(seconds: number | null): string;
  /** "US$1.20", from millionths of a dollar. */
  dollars(microdollars: number): string;
  /** 1,234 below ten thousand, then 12.3 K; 1.2 萬 in Chinese. "–" for null. */
  number(value: number | null | undefined): string;
  /** Every digit: 12,345. */
  exact(value: number | null | undefined): string;
  /** From percent (12.5 → "13%"); one decimal below 10. */
  percent(value: number | null | undefined): string;
  /** A sentiment score; null is "–", never 0. */
  score(value: number | null | undefined): string;
  /** With its sign: "+12%", "−3.4%", "0%". */
  signedPercent(value: number | null | undefined): string;
  /** With its sign, in points: "+4". */
  signedScore(value: number | null | undefined): string;
  /** "UTC+08:00" for a fixed offset, otherwise the name with spaces: "Asia/Hong Kong". */
  timezone(): string;
}

const NOTHING = '–';
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const UNITS: Record<Language, readonly { at: number; sign: string }[]> = {
  en: [
    { at: 1e9, sign: 'B' },
    { at: 1e6, sign: 'M' },
    { at: 1e3, sign: 'K' },
  ],
  'zh-Hant': [
    { at: 1e8, sign: '億' },
    { at: 1e4, sign: '萬' },
  ],
};

export function createFormat(language: Language, timezone: string, patterns: Variant['dateFormats']): Format {
  const inLanguage = (pattern: string) => patternIn(language, pattern);
  const write = (pattern: string) => (at: Instant) => writeClock(clockAt(at, timezone), pattern);
  const weekday = (sunday0: number) => WEEKDAYS[language][sunday0] ?? NOTHING;
  return {
    ...datesIn(language, timezone, patterns),
    day: (day) => writeClock(clockOf(day), inLanguage(patterns.date)),
    dashed: write(inLanguage(patterns.dashed)),
    dayMonth: write(language === 'en' ? 'd MMM' : 'M月d日'),
    month: write(language === 'en' ? 'MMM yyyy' : 'yyyy年M月'),
    quarter: (at) => (language === 'en' ? `Q${write('Q yyyy')(at)}` : write('yyyy年第Q季')(at)),
    weekday: (at) => weekday(clockAt(at, timezone).getUTCDay()),
    weekdayName: (day, length = 'long') => (length === 'long' ? weekday(day - 1) : shortWeekday(language, weekday(day - 1))),
    hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
    relative: (at, now) => relativeTo(language, +new Date(at), +new Date(now)),
    duration: (seconds) => (seconds === null ? NOTHING : lengthOf(language, seconds * 1000)),
    dollars: (microdollars) => `US$${new Intl.NumberFormat('en', CENTS).format(microdollars / 1e6)}`,
    number: (value) => (value == null || Math.abs(value) < 10_000 ? exactText(value) : short(value, UNITS[language])),
    exact: exactText,
    percent: percentText,
    score: scoreText,
    signedPercent: (value) => signedText(value, percentText(value)),
    signedScore: (value) => signedText(value, scoreText(value)),
    timezone: () => timezoneText(timezone),
  };
}

function short(value: number, units: readonly { at: number; sign: string }[]): string {
  // 999,960 must read "1 M", not "1,000 K": the unit is chosen after rounding to one decimal.
  const unit = units.find(({ at }) => Math.abs(value) >= at * 0.99995) ?? units[units.length - 1];
  return unit ? `${decimalsText(value / unit.at, 1)} ${unit.sign}` : decimalsText(value, 0);
}

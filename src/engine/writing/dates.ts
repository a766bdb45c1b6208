/** Dates as pages and messages write them, on the clock of a zone. */
import { tz } from '@date-fns/tz';
import { format, type Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { zhHK } from 'date-fns/locale/zh-HK';

export type WrittenLanguage = 'en' | 'zh-Hant';

export const LOCALES: Record<WrittenLanguage, Locale> = { en: enUS, 'zh-Hant': zhHK };

export type Instant = string | number | Date;

export interface Dates {
  date(at: Instant): string;
  dateTime(at: Instant): string;
  time(at: Instant): string;
}

/** date-fns patterns. */
export interface DatePatterns {
  date: string;
  dateTime: string;
}

export function datesIn(language: WrittenLanguage, timezone: string, patterns: DatePatterns): Dates {
  const zone = tz(timezone);
  const write = (pattern: string) => (at: Instant) => format(at, pattern, { locale: LOCALES[language], in: zone });
  return {
    date: write(patternIn(language, patterns.date)),
    dateTime: write(patternIn(language, patterns.dateTime)),
    time: write('HH:mm'),
  };
}

/** "Nov" has no short twin in Chinese ("21/11月/2026" is nobody's date), so months become figures there. */
export function patternIn(language: WrittenLanguage, pattern: string): string {
  return language === 'en' ? pattern : pattern.replace('MMM', 'MM');
}

/** `UTC+08:00` for a fixed offset, otherwise the name with spaces: `Asia/Hong Kong`. */
export function timezoneText(timezone: string): string {
  return timezone
    .replaceAll('_', ' ')
    .replace(/^([+-])(\d{2}):?(\d{2})$/, (_, sign, hours, minutes) => `UTC${sign === '-' ? '−' : '+'}${hours}:${minutes}`);
}

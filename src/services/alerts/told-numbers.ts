/** Numbers and times as messages write them. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import { zoneName } from '../exports/column-names.ts';

export type Language = AlertRule['language'];

const LOCALES: Record<Language, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

/** `1,234.5`, with a true minus. */
export function numberText(value: number): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value).replace('-', '−');
}

/** `+50`, `−50`. */
export function changeText(value: number): string {
  return value > 0 ? `+${numberText(value)}` : numberText(value);
}

export function percentText(value: number): string {
  return `${changeText(Math.round(value))}%`;
}

/** `10 Mar 2026, 20:15 – 20:30`, on the clock of the zone. */
export function windowText({ start, end }: Period, timezone: string, language: Language): string {
  const [from, to] = [timeOn(start, timezone), timeOn(end, timezone)];
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  const said = (at: Date) => `${day.format(at)}${language === 'en' ? ', ' : ' '}${time.format(at)}`;
  const sameDay = day.format(from) === day.format(to);
  return `${said(from)} – ${sameDay ? time.format(to) : said(to)}`;
}

/** The same with the zone. */
export function zonedWindowText(window: Period, timezone: string, language: Language): string {
  const zone = zoneName(timezone);
  const text = windowText(window, timezone, language);
  return language === 'en' ? `${text} (${zone})` : `${text}（${zone}）`;
}

/** An instant whose UTC reads as the clock of the zone does. */
function timeOn(at: Date, timezone: string): Date {
  return new Date(at.getTime() + zoneOffsets(timezone)(at.getTime()));
}

/** Numbers and times as messages write them. */
import type { AlertRule } from '../../contract/alerts.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import { zoneName } from '../exports/column-names.ts';

export type Language = AlertRule['language'];

const LOCALES: Record<Language, string> = { en: 'en-GB', 'zh-Hant': 'zh-Hant-HK' };

/** `1,234.5`, with a true minus. */
export function numberText(value: number): string {
  return written(value, 'negative');
}

/** `+50`, `−50`; what is shown as 0 has no sign. */
export function changeText(value: number): string {
  return written(value, 'exceptZero');
}

function written(value: number, signDisplay: 'negative' | 'exceptZero'): string {
  return new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay }).format(value).replace('-', '−');
}

export function percentText(value: number): string {
  return `${changeText(Math.round(value))}%`;
}

/**
 * `10 Mar 2026, 20:15 – 20:30`, on the clock of the zone. Where that is changed in between, with what it is ahead of UTC: of a night that
 * has an hour twice, `01:00 – 01:00` says nothing.
 */
export function windowText({ start, end }: Period, timezone: string, language: Language): string {
  const [from, to] = [timeOn(start, timezone), timeOn(end, timezone)];
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  const offsets = zoneOffsets(timezone);
  const isChanged = offsets(start.getTime()) !== offsets(end.getTime());
  const clock = (on: Date, at: Date) => `${time.format(on)}${isChanged ? ` ${offsetName(offsets(at.getTime()))}` : ''}`;
  const said = (on: Date, at: Date) => `${day.format(on)}${language === 'en' ? ', ' : ' '}${clock(on, at)}`;
  const sameDay = day.format(from) === day.format(to);
  return `${said(from, start)} – ${sameDay ? clock(to, end) : said(to, end)}`;
}

/** `UTC+05:30`, of milliseconds. */
function offsetName(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return zoneName(`${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`);
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

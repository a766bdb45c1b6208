/** The day that stands in the address of a page: /2026/11/23/, /2026-11-23-, /20261123_. null where there is none. */
import { feedDate } from './feed/feed-date.ts';

export function dayInPath(url: string): Date | null {
  const { pathname } = new URL(url);
  const parts =
    /[/_-](20\d{2})([/_-])(?<month>\d{1,2})\2(?<day>\d{1,2})(?:[/_.-]|$)/.exec(pathname) ??
    /[/_-](20\d{2})(?<month>\d{2})(?<day>\d{2})(?:[/_.-]|$)/.exec(pathname);
  const { month = '', day = '' } = parts?.groups ?? {};
  return parts ? feedDate(`${parts[1]}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : null;
}

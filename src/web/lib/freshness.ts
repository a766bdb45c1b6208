/** How fresh the posts of some media types are, from what is known of the sources of each. */
import type { MediaType } from '../../contract/media-types.ts';
import type { Coverage } from '../../contract/sources.ts';
import { dayOf } from './days.ts';
import type { Format } from './format.ts';

export interface Freshness {
  sources: number;
  /** Of them those that give nothing. */
  silent: number;
  /** Of the others those that were never read to their end. */
  unread: number;
  /** Whatever media type is the furthest behind; null where none is known to be complete. */
  completeTo: string | null;
}

/** Without media types, of all. Null where no source is followed: then there is nothing to say. */
export function freshnessOf(coverage: readonly Coverage[], mediaTypes?: readonly MediaType[]): Freshness | null {
  const meant = coverage.filter(({ mediaType, sources }) => sources > 0 && (mediaTypes?.includes(mediaType) ?? true));
  if (meant.length === 0) return null;
  const times = meant.flatMap(({ completeTo }) => completeTo ?? []);
  return {
    sources: meant.reduce((sum, { sources }) => sum + sources, 0),
    silent: meant.reduce((sum, { silent }) => sum + silent, 0),
    unread: meant.reduce((sum, { unread }) => sum + unread, 0),
    completeTo: times.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null,
  };
}

/** Of today the time is enough. */
export function timeToday(at: string, now: number, timezone: string, format: Pick<Format, 'time' | 'dateTime'>): string {
  const today = dayOf(new Date(now).toISOString(), timezone);
  return dayOf(at, timezone) === today ? format.time(at) : format.dateTime(at);
}

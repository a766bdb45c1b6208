/**
 * The address is the state of the analysis pages: what stands in it, and the query filter it means. Anything the
 * address says that is not understood is dropped rather than shown as an error; an address somebody shortened by hand
 * still opens. No dates mean the whole period of the topic up to now, which the server knows.
 */
import { z } from 'zod';
import {
  type AskedFilter,
  type GRANULARITIES,
  granularity,
  instant,
  POST_SORTS,
  type PostSort,
  SENTIMENT_FILTERS,
  type SentimentFilter,
} from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { MEDIA_TYPES, type MediaType } from '../../../contract/media-types.ts';
import { SHORTCUTS, shortcutPeriod } from '../../../engine/analysis/periods.ts';
import { dayOf, endOfDay, isDay, lastDayOf, startOfDay } from '../../lib/days.ts';

/** A day of the organisation's timezone, or, for parts of days, an instant. `to` includes its day; an instant is exclusive. */
const moment = z.string().refine((text) => isDay(text) || instant.safeParse(text).success);

export const analysisSearch = z.object({
  period: dropped(z.enum(SHORTCUTS)),
  from: dropped(moment),
  to: dropped(moment),
  mention: dropped(z.enum(['main', 'comments'])),
  mediaTypes: list(MEDIA_TYPES),
  sentiments: list(SENTIMENT_FILTERS),
  granularity: dropped(granularity),
  sort: dropped(z.enum(POST_SORTS)),
  rows: dropped(z.literal(LIMITS.rowsPerPage)),
  page: dropped(z.int().min(2)),
});
export type AnalysisSearch = z.infer<typeof analysisSearch>;

export const DEFAULT_SORT: PostSort = 'newest';
export const DEFAULT_ROWS = 25;

/** What the filter bar can set and "Clear" takes away; the rest of the address belongs to the tabs. */
export const FILTER_KEYS = ['period', 'from', 'to', 'mention', 'mediaTypes', 'sentiments'] as const;

export const NO_FILTER = Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])) as Record<
  (typeof FILTER_KEYS)[number],
  undefined
>;

export function mediaTypesOf(search: AnalysisSearch): MediaType[] {
  return items(search.mediaTypes, MEDIA_TYPES);
}

export function sentimentsOf(search: AnalysisSearch): SentimentFilter[] {
  return items(search.sentiments, SENTIMENT_FILTERS);
}

/** The list as it stands in an address; nothing for no or every item, since both mean no restriction. */
export function listForAddress(chosen: readonly string[], all: readonly string[]): string | undefined {
  const sorted = all.filter((item) => chosen.includes(item));
  return sorted.length === 0 || sorted.length === all.length ? undefined : sorted.join(',');
}

export function isFiltered(search: AnalysisSearch): boolean {
  return FILTER_KEYS.some((key) => search[key] !== undefined);
}

/** Instants of the period in the address; an end that is not there is left to the server. */
export function periodOf(search: AnalysisSearch, now: Date, timezone: string): { startDate?: string; endDate?: string } {
  if (search.period) {
    const { start, end } = shortcutPeriod(search.period, now, timezone);
    return { startDate: start.toISOString(), endDate: end.toISOString() };
  }
  const startDate = search.from && (isDay(search.from) ? startOfDay(search.from, timezone) : search.from);
  const endDate = search.to && (isDay(search.to) ? endOfDay(search.to, timezone) : search.to);
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

export function filterFromSearch(search: AnalysisSearch, now: Date, timezone: string): AskedFilter {
  const mediaTypes = mediaTypesOf(search);
  const sentiments = sentimentsOf(search);
  return {
    mention: search.mention ?? 'all',
    ...periodOf(search, now, timezone),
    ...(mediaTypes.length > 0 && { mediaTypes }),
    ...(sentiments.length > 0 && { sentiments }),
    ...(search.granularity && { granularity: search.granularity }),
  };
}

/** A window of instants as the address has it: by days where it consists of whole days, otherwise exact. */
export function windowForAddress(start: string, end: string, timezone: string): Pick<AnalysisSearch, 'period' | 'from' | 'to'> {
  const first = dayOf(start, timezone);
  const last = lastDayOf(end, timezone);
  const startsWhole = Date.parse(startOfDay(first, timezone)) === Date.parse(start);
  const endsWhole = Date.parse(endOfDay(last, timezone)) === Date.parse(end);
  return { period: undefined, from: startsWhole ? first : start, to: endsWhole ? last : end };
}

export function isGranularity(value: string): value is (typeof GRANULARITIES)[number] {
  return granularity.safeParse(value).success;
}

function dropped<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** A comma list of known items in their usual order, so that two addresses of one state are the same address. */
function list(known: readonly string[]) {
  return dropped(z.string().transform((text) => listForAddress(text.split(','), known)));
}

function items<Item extends string>(text: string | undefined, known: readonly Item[]): Item[] {
  const chosen = text?.split(',') ?? [];
  return known.filter((item) => chosen.includes(item));
}

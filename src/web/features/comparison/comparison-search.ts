/**
 * The address is the state of the comparison: which topics, in their order, and the filter, in the terms of the analysis pages, so
 * that the posts of a figure are the same address with the topic's own path. What is not understood is dropped.
 */

import { z } from 'zod';
import type { AskedComparisonFilter } from '../../../contract/analysis/comparison.ts';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import { RELATIVE_PERIODS } from '../../../contract/analysis/when.ts';
import { granularity, SENTIMENTS } from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { topicId } from '../../../contract/topics.ts';
import { dropped, narrowingText } from '../../lib/address-fields.ts';
import { readList, writeList } from '../../lib/address-list.ts';
import { fromAddress, inAddress, type Narrowing, narrowingBy } from '../../lib/filter-fields.ts';
import { periodOf, periodSearch, windowForAddress } from '../../lib/filter-period.ts';

const topics = z.unknown().transform((given) => writeList(topicsIn(given)));

export const comparisonSearch = z.object({
  /** Without it: those that the person keeps. */
  topics: dropped(topics),
  ...periodSearch.shape,
  mention: dropped(z.enum(['main', 'comments'])),
  mediaTypes: dropped(narrowingText('mediaTypes')),
  sentiments: dropped(narrowingText('sentiments')),
  granularity: dropped(granularity),
  /** By which periods relative series are cut; days without it. */
  relative: dropped(z.enum(RELATIVE_PERIODS)),
});
export type ComparisonSearch = z.infer<typeof comparisonSearch>;

const FILTER = ['period', 'from', 'to', 'mention', 'mediaTypes', 'sentiments'] as const;

export const NO_FILTER = Object.fromEntries(FILTER.map((key) => [key, undefined])) as Record<(typeof FILTER)[number], undefined>;

export function isFiltered(search: ComparisonSearch): boolean {
  return FILTER.some((key) => search[key] !== undefined);
}

/** null where the address names none. */
export function topicsOf(search: ComparisonSearch): string[] | null {
  return search.topics === undefined ? null : topicsIn(search.topics);
}

export function filterOf(search: ComparisonSearch, now: Date, timezone: string): AskedComparisonFilter {
  return {
    ...(search.mention && { mention: search.mention }),
    ...periodOf(search, now, timezone),
    ...narrowingOf(search, 'mediaTypes'),
    ...narrowingOf(search, 'sentiments'),
    ...(search.granularity && { granularity: search.granularity }),
  };
}

function narrowingOf(search: ComparisonSearch, key: 'mediaTypes' | 'sentiments'): Narrowing {
  return narrowingBy(key, fromAddress(key, search[key]));
}

/** What of a topic was clicked, beside the filter. */
export interface Clicked {
  /** The stretch of time that was counted. */
  bucket?: Pick<TimeBucket, 'start' | 'end'>;
  mediaTypes?: string | undefined;
  sentiments?: string | undefined;
  keywords?: string | undefined;
  hashtags?: string | undefined;
  sort?: 'engagement';
}

/** As the analysis pages read their address. */
export type PostsSearch = Pick<ComparisonSearch, (typeof FILTER)[number]> & Omit<Clicked, 'bucket'>;

/**
 * The posts that a figure of a topic counts. Figures are of what the filter lets through, so that a media type or a sentiment that
 * has one is among those of the filter, and takes their place.
 */
export function postsSearch(search: ComparisonSearch, { bucket, ...clicked }: Clicked, timezone: string): PostsSearch {
  const { period, from, to, mention, mediaTypes, sentiments } = search;
  const when = bucket ? windowForAddress(bucket.start, bucket.end, timezone) : { period, from, to };
  return { ...when, mention, mediaTypes, sentiments, ...clicked };
}

/** Of a score, where there is one: what the filter lets through and has a sentiment. */
export function scoredSentiments(search: ComparisonSearch): string | undefined {
  const asked = fromAddress('sentiments', search.sentiments);
  return inAddress('sentiments', asked.length === 0 ? SENTIMENTS : asked.filter((name) => name !== 'Unscored'));
}

function topicsIn(given: unknown): string[] {
  const ids = (readList(given) ?? []).filter((id) => topicId.safeParse(id).success);
  return [...new Set(ids)].slice(0, LIMITS.comparedTopics);
}

/**
 * The address is the state of the comparison: which topics, in their order, and the filter, in the terms of the analysis pages, so
 * that the posts of a figure are the same address with the topic's own path. What is not understood is dropped.
 */
import { z } from 'zod';
import { RELATIVE_PERIODS } from '../../../contract/filter-choices.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { topicId } from '../../../contract/topics.ts';
import { dropped } from '../../lib/address-fields.ts';
import { readList, writeList } from '../../lib/address-list.ts';
import { withBucket } from '../../lib/bucket-address.ts';
import { type FilterSearch, filterSearch } from '../../lib/filter-search.ts';
import type { OpenPosts } from '../../lib/open-posts.ts';

const topics = z.unknown().transform((given) => writeList(topicsIn(given)));

export const comparisonSearch = z.object({
  /** Without it: those that the person keeps. */
  topics: dropped(topics),
  ...filterSearch.shape,
  /** By which periods relative series are cut; days without it. */
  relative: dropped(z.enum(RELATIVE_PERIODS)),
});
export type ComparisonSearch = z.infer<typeof comparisonSearch>;

/** null where the address names none. */
export function topicsOf(search: ComparisonSearch): string[] | null {
  return search.topics === undefined ? null : topicsIn(search.topics);
}

export interface PostsPlace {
  /** As the analysis pages read their address. */
  search: Omit<FilterSearch, 'granularity'>;
  state?: { opened: OpenPosts };
}

/**
 * The posts that a figure of a topic counts: those of the filter, or of them those that were clicked. Where no address says these, or
 * what is cited of them, they are opened beside those of the filter.
 */
export function postsPlace(search: ComparisonSearch, clicked: OpenPosts | null, now: Date, timezone: string): PostsPlace {
  const { topics: _topics, relative: _relative, granularity: _granularity, ...filter } = search;
  if (!clicked) return { search: filter };
  const address = clicked.said === undefined ? withBucket(filter, clicked.bucket, now, timezone) : null;
  return address ? { search: address } : { search: filter, state: { opened: clicked } };
}

function topicsIn(given: unknown): string[] {
  const ids = (readList(given) ?? []).filter((id) => topicId.safeParse(id).success);
  return [...new Set(ids)].slice(0, LIMITS.comparedTopics);
}

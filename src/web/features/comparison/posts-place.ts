/** Where the posts of a figure are: the comparison's filter is in the terms of the analysis pages, so it is the same address with the topic's own path. */
import { withBucket } from '../../lib/bucket-address.ts';
import type { FilterSearch } from '../../lib/filter-search.ts';
import type { OpenPosts } from '../../lib/open-posts.ts';
import type { ComparisonSearch } from './comparison-search.ts';

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

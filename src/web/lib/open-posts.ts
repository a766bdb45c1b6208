/**
 * The posts that a figure counts, opened beside a topic's page. Another page, whose figures the address of posts cannot always say, hands
 * them over with the step there: so they are open again after Back and after a reload.
 */
import type { FilterBucket } from '../../contract/filter.ts';

/** What was clicked: its name, and what it is beside the filter of the page. */
export interface OpenPosts {
  title: string;
  bucket: FilterBucket;
  /** What the bucket is taken from, where not just the posts of the filter: their copies too, or all of the topic, oldest first. */
  among?: 'copies' | 'topic';
  /** The sentence of a summary that cites them: what it rests on is marked in them. */
  said?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    opened?: OpenPosts;
  }
}

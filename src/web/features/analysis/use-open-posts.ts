/** Opens the posts that a figure counts, beside the page. Every tab asks for it here; the panel itself stands above the tabs. */
import { createContext, useContext } from 'react';
import type { FilterBucket } from '../../../contract/filter.ts';

/** What was clicked: its name, and what it is beside the filter of the page. */
export interface OpenPosts {
  title: string;
  bucket: FilterBucket;
  /** What the bucket is taken from, where not just the posts of the filter: their copies too, or all of the topic, oldest first. */
  among?: 'copies' | 'topic';
}

export const OpenPostsContext = createContext<(opened: OpenPosts) => void>(() => undefined);

export function useOpenPosts(): (opened: OpenPosts) => void {
  return useContext(OpenPostsContext);
}

/** Opens the posts that a figure counts, beside the page. Every tab asks for it here; the panel itself stands above the tabs. */
import { createContext, useContext } from 'react';
import type { OpenPosts } from '../../lib/open-posts.ts';

export const OpenPostsContext = createContext<(opened: OpenPosts) => void>(() => undefined);

export function useOpenPosts(): (opened: OpenPosts) => void {
  return useContext(OpenPostsContext);
}

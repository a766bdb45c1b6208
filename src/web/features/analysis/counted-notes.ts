/** How many notes posts on screen have, after some were written or deleted. */
import type { QueryClient } from '@tanstack/react-query';
import { getNotes } from '../../../contract/notes.ts';
import { refreshRequests } from '../../lib/call.ts';
import { changeLists } from './listed-posts.ts';

export async function countNotes(client: QueryClient, postIds: readonly string[], by: 1 | -1): Promise<void> {
  const counted = new Set(postIds);
  changeLists(client, (list) => ({
    ...list,
    posts: list.posts.map((post) => (counted.has(post.id) ? { ...post, notes: post.notes + by } : post)),
  }));
  await refreshRequests(client, getNotes);
}

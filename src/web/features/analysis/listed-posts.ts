/** The pages of posts on screen, which show a change before the server has answered it. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { RawData } from '../../../contract/analysis/posts.ts';
import type { Post } from '../../../contract/posts.ts';
import { nameOf } from '../../lib/call.ts';

export type ListChange = (list: RawData) => RawData;

/** What answers with a page of posts. */
const LISTING = ['get_topic_analysis_posts', 'get_topic_analysis_posts_chartbox', 'query'];
const LISTS = { predicate: ({ queryKey }: Query) => LISTING.includes(nameOf(queryKey)) };

export function changeLists(client: QueryClient, change: ListChange): void {
  client.setQueriesData<RawData>(LISTS, (list) => list && change(list));
}

/** Of these, those that any list holds, as they are by now: of one that was hidden, or has left, no list knows. */
export function heldPosts(client: QueryClient, ids: ReadonlySet<string>): Map<string, Post> {
  const lists = client.getQueriesData<RawData>(LISTS).flatMap(([, list]) => list?.posts ?? []);
  return new Map(lists.filter(({ id }) => ids.has(id)).map((post) => [post.id, post]));
}

/** Answers what brings back what they show now. An older answer on its way, which would do so too, is given up. */
export async function holdLists(client: QueryClient): Promise<() => void> {
  await client.cancelQueries(LISTS);
  const held = client.getQueriesData<RawData>(LISTS);
  return () => {
    for (const [key, list] of held) client.setQueryData(key, list);
  };
}

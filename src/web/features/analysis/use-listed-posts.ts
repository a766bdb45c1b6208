/**
 * The posts of the filter as one list: as many as there are, of which those near the window are there. They are asked for a page at a
 * time. The page that the list was begun with stays asked for, and says how many posts the list has: as long as it is not asked for
 * again, the list neither grows nor moves.
 */
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RawData } from '../../../contract/analysis/posts.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Post } from '../../../contract/posts.ts';
import type { Called } from '../../lib/call.ts';
import { callFunction, callOptions, useCall } from '../../lib/function-call.ts';
import type { Lacking } from '../../ui/load-error.tsx';
import { listedPage, NO_POSTS, POSTS_FRESH, useListedInput } from './api.ts';
import { LISTED_AT_ONCE, type ShownSearch } from './filter-search.ts';
import { useReadListPlace } from './use-analysis.ts';

const CALL = 'get_topic_analysis_posts';
/** Milliseconds for which rows are in sight before they are asked for: whoever drags the scroll bar passes thousands. */
const LOOKED_AT = 80;

export interface ListedPosts {
  first: Called<RawData>;
  /** As deep as a list goes. */
  length: number;
  /** undefined while it is not there. */
  postAt(index: number): Post | undefined;
  /** Those that are there, in order. */
  posts: Post[];
  /** Of them those near the window. */
  inSight: Post[];
  /** Set where rows in sight could not be loaded. */
  failed: Lacking | null;
  onRows(from: number, to: number): void;
}

export function useListedPosts(id: string, search: ShownSearch): ListedPosts {
  const place = useReadListPlace();
  const listed = useListedInput(id, search);
  const begin = () => ({ listed, page: pageOf((place().at ?? 1) - 1), key: newKey() });
  const [begun, setBegun] = useState(begin);
  // Another filter, or another order, is another list.
  if (begun.listed !== listed) setBegun(begin());
  const asked = (page: number) => listedPage(listed, page);
  const first = useCall(CALL, asked(begun.page), { neutral: NO_POSTS, staleTime: POSTS_FRESH });
  const { count } = first.data;
  const length = Math.min(count, LIMITS.skip + LISTED_AT_ONCE);
  const [rows, setRows] = useState({ from: 0, to: 0 });
  const wanted = pagesOf(rows).filter((page) => page !== begun.page && page * LISTED_AT_ONCE < length);
  const others = useQueries({
    queries: wanted.map((page) => ({
      queryKey: [...callOptions(CALL, asked(page)).queryKey, begun.key],
      // How many there were is no part of what a page is: when one post goes, the others stay on screen until they are there anew.
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const { id: topic, filter } = asked(page);
        return callFunction(CALL, { id: topic, filter: { ...filter, of: count } }, signal);
      },
      enabled: !first.pending && !first.stale,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const pages = new Map<number, readonly Post[]>([[begun.page, first.data.posts]]);
  wanted.forEach((page, place) => {
    const posts = others[place]?.data?.posts;
    if (posts) pages.set(page, posts);
  });
  const failed = others.filter(({ isError }) => isError);

  const looking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(looking.current), []);
  const onRows = useCallback((from: number, to: number) => {
    clearTimeout(looking.current);
    looking.current = setTimeout(() => setRows({ from, to }), LOOKED_AT);
  }, []);

  const postAt = (index: number) => pages.get(pageOf(index))?.[index % LISTED_AT_ONCE];
  return {
    first,
    length,
    postAt,
    inSight: Array.from({ length: rows.to - rows.from }, (_, place) => postAt(rows.from + place)).filter(
      (post) => post !== undefined,
    ),
    posts: [...pages].toSorted(([one], [other]) => one - other).flatMap(([, posts]) => posts),
    failed:
      failed.length === 0 ? null : { error: failed[0]?.error, retry: () => failed.forEach(({ refetch }) => void refetch()) },
    onRows,
  };
}

function pagesOf({ from, to }: { from: number; to: number }): number[] {
  if (to <= from) return [];
  const first = pageOf(from);
  return Array.from({ length: pageOf(to - 1) - first + 1 }, (_, place) => first + place);
}

let lists = 0;
/** A list begun anew asks for its pages anew: they lie as they did when it was begun. */
function newKey(): number {
  lists += 1;
  return lists;
}

function pageOf(index: number): number {
  return Math.floor(index / LISTED_AT_ONCE);
}

/**
 * Which posts of a list are selected. They stay so when they are scrolled out of sight, and are always as they are by now; one that is
 * hidden is not selected any more. Of another list, those that it shows.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import type { Post } from '../../../contract/posts.ts';
import { heldPosts } from './listed-posts.ts';

export interface Selection {
  /** In the order in which they were selected. */
  posts: Post[];
  /** All that are in sight. */
  whole: boolean;
  has(id: string): boolean;
  /** The same for as long as the list is there: a card is drawn anew only when it changes itself. */
  toggle(id: string): void;
  /** Those in sight, as many as one call changes. */
  all(): void;
  clear(): void;
}

/** `inSight`: those that can be seen. `list`: which list they are of; undefined while those of another one are still shown. */
export function useSelection(inSight: readonly Post[], list: string | undefined): Selection {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<{ list: string | undefined; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const choose = (ids: readonly string[]) => setChosen({ list: chosen.list, ids: new Set(ids) });
  if (list !== undefined && list !== chosen.list && inSight.length > 0) {
    const shown = new Set(inSight.map(({ id }) => id));
    setChosen({ list, ids: new Set([...chosen.ids].filter((id) => shown.has(id))) });
  }
  const held = chosen.ids.size === 0 ? new Map<string, Post>() : heldPosts(client, chosen.ids);
  for (const post of inSight) if (chosen.ids.has(post.id)) held.set(post.id, post);
  const posts = [...chosen.ids].flatMap((id) => held.get(id) ?? []);
  const toggle = (id: string) => {
    const others = posts.map((post) => post.id).filter((one) => one !== id);
    if (held.has(id)) choose(others);
    else if (others.length < LIMITS.changedPosts) choose([...others, id]);
  };
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  return {
    posts,
    whole: inSight.length > 0 && inSight.every(({ id }) => held.has(id)),
    has: (id) => held.has(id),
    toggle: useCallback((id) => latest.current(id), []),
    all: () => choose(inSight.slice(0, LIMITS.changedPosts).map(({ id }) => id)),
    clear: () => choose([]),
  };
}

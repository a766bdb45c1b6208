/**
 * The panel of posts for all tabs. It closes by itself when the address becomes another: its figure is gone then. Where in the list the
 * page stands changes no figure. Who comes from a figure of another page may find it open.
 */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { learnt } from '../../../lib/hints.ts';
import type { OpenPosts } from '../../../lib/open-posts.ts';
import { OpenPostsContext } from '../use-open-posts.ts';
import { PostsPanel } from './posts-panel.tsx';

export interface OpenPostsProviderProps {
  /** Brings the figures of the page to now, which the posts they open are of. */
  onOpen: (() => Promise<void>) | undefined;
  children: ReactNode;
}

export function OpenPostsProvider({ onOpen, children }: OpenPostsProviderProps) {
  const shown = useLocation({
    select: ({ pathname, search }) => JSON.stringify([pathname, { ...search, page: undefined, at: undefined }]),
  });
  const handed = useLocation({ select: ({ state }) => state.opened });
  const [opened, setOpened] = useState<{ posts: OpenPosts; shown: string } | null>(handed ? { posts: handed, shown } : null);
  const open = useCallback(
    (posts: OpenPosts) => {
      void onOpen?.();
      learnt('openPosts');
      setOpened({ posts, shown });
    },
    [shown, onOpen],
  );
  const navigate = useNavigate();
  const close = useCallback(() => {
    setOpened(null);
    // Closed, it stays closed when the page is loaded again.
    if (handed)
      void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: ({ opened: _, ...rest }) => rest });
  }, [handed, navigate]);
  return (
    <OpenPostsContext value={open}>
      {children}
      <PostsPanel opened={opened?.shown === shown ? opened.posts : null} onClose={close} />
    </OpenPostsContext>
  );
}

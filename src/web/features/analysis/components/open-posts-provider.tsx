/** The panel of posts for all tabs. It closes by itself when the address becomes another: its figure is gone then. */
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { type OpenPosts, OpenPostsContext } from '../use-open-posts.ts';
import { PostsPanel } from './posts-panel.tsx';

export function OpenPostsProvider({ children }: { children: ReactNode }) {
  const href = useLocation({ select: (location) => location.href });
  const [opened, setOpened] = useState<{ posts: OpenPosts; href: string } | null>(null);
  const open = useCallback((posts: OpenPosts) => setOpened({ posts, href }), [href]);
  const close = useCallback(() => setOpened(null), []);
  return (
    <OpenPostsContext value={open}>
      {children}
      <PostsPanel opened={opened?.href === href ? opened.posts : null} onClose={close} />
    </OpenPostsContext>
  );
}

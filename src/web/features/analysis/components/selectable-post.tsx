/** A post of a list in which several can be chosen. */
import type { Selection } from '../use-selection.ts';
import { PostCard, type PostCardProps } from './post-card.tsx';

export function SelectablePost({ selection, ...card }: PostCardProps & { selection: Selection }) {
  const { id } = card.post;
  return <PostCard {...card} selected={selection.has(id)} onSelect={() => selection.toggle(id)} />;
}

/** A post of a list in which several can be chosen. It is drawn anew only when it has changed, however often the list is. */
import { memo, useCallback } from 'react';
import { PostCard, type PostCardProps } from './post-card.tsx';

interface SelectablePostProps extends Pick<PostCardProps, 'post' | 'tabStop' | 'keywords'> {
  selected: boolean;
  onToggle: (id: string) => void;
}

export const SelectablePost = memo(function SelectablePost({ onToggle, ...card }: SelectablePostProps) {
  const { id } = card.post;
  const onSelect = useCallback(() => onToggle(id), [onToggle, id]);
  return <PostCard {...card} onSelect={onSelect} />;
});

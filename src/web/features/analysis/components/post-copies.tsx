/** How often a text was said, where that is more than once; opens all of these posts. */
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../../contract/posts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpenPosts } from '../use-open-posts.ts';

export function PostCopies({ post: { id, duplicates } }: { post: Post }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const open = useOpenPosts();
  if (!duplicates) return null;
  const number = format.exact(duplicates + 1);
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconCopy size={14} aria-hidden />}
      aria-label={t('posts.openCopies', { number })}
      onClick={() => open({ title: t('posts.copiesTitle'), bucket: { copiesOf: [id] }, withCopies: true })}
    >
      {t('posts.copies', { number })}
    </Button>
  );
}

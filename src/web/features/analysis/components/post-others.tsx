/** How many posts have the text of this one, and how many are of its conversation, where it is not the only one; each opens all of them. */
import { type Icon, IconCopy, IconMessages } from '@tabler/icons-react';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { OpenPosts } from '../../../lib/open-posts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import styles from './post-actions.module.css';

export function PostOthers({ post: { id, duplicates, conversation } }: { post: Post }) {
  return (
    <>
      <Others of="copies" count={duplicates} drawn={IconCopy} opened={{ bucket: { copiesOf: [id] }, among: 'copies' }} />
      <Others
        of="conversation"
        count={conversation}
        drawn={IconMessages}
        opened={{ bucket: { threads: [id] }, among: 'topic' }}
      />
    </>
  );
}

interface OthersProps {
  of: 'copies' | 'conversation';
  /** Beside this post. */
  count: number | null;
  drawn: Icon;
  opened: Omit<OpenPosts, 'title'>;
}

function Others({ of, count, drawn: Drawn, opened }: OthersProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const open = useOpenPosts();
  if (!count) return null;
  const number = format.exact(count + 1);
  return (
    <button
      type="button"
      className={styles['action']}
      aria-label={t(`posts.others.open.${of}`, { number })}
      onClick={() => open({ title: t(`posts.others.title.${of}`), ...opened })}
    >
      <Drawn size={15} aria-hidden />
      {t(`posts.others.count.${of}`, { number })}
    </button>
  );
}

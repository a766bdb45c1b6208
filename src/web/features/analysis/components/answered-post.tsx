/** Of a comment: whom it answers, and that post itself for whoever wants to see it. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getParent } from '../../../../contract/analysis/endpoints.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useRequest } from '../../../lib/call.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './answered-post.module.css';

/** UTF-16 units: enough to know what was answered. */
const SHOWN = 280;

export function AnsweredPost({ post }: { post: Post }) {
  const { t } = useTranslation('analysis');
  const { id } = useAnalysis();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const { data, pending, error } = useRequest(getParent, { feedId: post.id, id }, { neutral: { data: null } });
  // Whom it answers is not worth an error on every card: the comment stands for itself.
  if (error) return null;
  const parent = data.data;
  return (
    <div className={styles['answered']}>
      <span className={styles['whom']}>{whom(parent, pending)}</span>
      {parent && (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'answered.hide' : 'answered.show')}
        </button>
      )}
      <div id={panelId}>{parent && open && <Parent post={parent} />}</div>
    </div>
  );

  function whom(answered: Post | null, isPending: boolean): string {
    if (answered) return answered.author ? t('answered.author', { name: answered.author.name }) : t('answered.unknown');
    return t(isPending ? 'answered.loading' : 'answered.away');
  }
}

function Parent({ post }: { post: Post }) {
  return (
    <blockquote className={styles['parent']}>
      <PostHead post={post} />
      {post.title !== '' && <b>{post.title}</b>}
      {post.content !== '' && (
        <div>
          <MarkedText text={post.content} spans={[]} weighed={[]} most={SHOWN} />
        </div>
      )}
    </blockquote>
  );
}

/** Of a comment: that it answers a post, and that post for whoever wants to see it. Nothing is asked before. */
import { Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getParent } from '../../../../contract/analysis/endpoints.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useRequest } from '../../../lib/call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './answered-post.module.css';

/** UTF-16 units: enough to know what was answered. */
const SHOWN = 280;

export function AnsweredPost({ post }: { post: Post }) {
  const { t } = useTranslation('analysis');
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles['answered']}>
      <span className={styles['whom']}>{t('answered.answer')}</span>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'answered.hide' : 'answered.show')}
      </button>
      <div id={panelId}>{open && <Parent of={post} />}</div>
    </div>
  );
}

/** A post answers the same one for ever, so it is asked for once. */
function Parent({ of }: { of: Post }) {
  const { t } = useTranslation('analysis');
  const { id } = useAnalysis();
  const parent = useRequest(getParent, { feedId: of.id, id }, { neutral: { data: null }, staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded of={parent} skeleton={<Skeleton height={72} mt={6} radius="sm" />}>
      {({ data }) => (data ? <ParentText post={data} /> : <p className={styles['whom']}>{t('answered.away')}</p>)}
    </Loaded>
  );
}

function ParentText({ post }: { post: Post }) {
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

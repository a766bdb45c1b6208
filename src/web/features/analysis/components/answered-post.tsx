/** Of a post that answers or repeats another: that one for whoever wants to see it, and so on back to the first. Nothing is asked before. */
import { Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import { getParent } from '../../../../contract/analysis/endpoints.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useRequest } from '../../../lib/call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { useAnalysisPlace } from '../use-analysis.ts';
import styles from './answered-post.module.css';

/** UTF-16 units: enough to know what was answered. */
const SHOWN = 280;

interface AnsweredPostProps {
  post: Post;
  /** The mention whose card this is, and how far before it the answered post stands. */
  from?: string;
  steps?: number;
}

export function AnsweredPost({ post, from = post.id, steps = 1 }: AnsweredPostProps) {
  const { t } = useTranslation('analysis');
  const panelId = useId();
  const [open, setOpen] = useState(false);
  if (post.parentId === null || steps > LIMITS.answerDepth) return null;
  return (
    <div className={styles['answered']}>
      <span className={styles['whom']}>{t(`answered.what.${post.kind}`)}</span>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {t(open ? `answered.hide.${post.kind}` : `answered.show.${post.kind}`)}
      </button>
      <div id={panelId}>{open && <Parent from={from} steps={steps} />}</div>
    </div>
  );
}

/** A post answers the same one for ever, so it is asked for once. */
function Parent({ from, steps }: Required<Pick<AnsweredPostProps, 'from' | 'steps'>>) {
  const { t } = useTranslation('analysis');
  const { id } = useAnalysisPlace();
  const asked = { feedId: from, ...(id !== '' && { id }), steps };
  const parent = useRequest(getParent, asked, { neutral: { data: null }, staleTime: Number.POSITIVE_INFINITY });
  return (
    <Loaded of={parent} skeleton={<Skeleton height={72} mt={6} radius="sm" />}>
      {({ data }) =>
        data ? (
          <blockquote className={styles['parent']}>
            <PostHead post={data} />
            <AnsweredPost post={data} from={from} steps={steps + 1} />
            <ParentText post={data} />
          </blockquote>
        ) : (
          <p className={styles['whom']}>{t('answered.away')}</p>
        )
      }
    </Loaded>
  );
}

function ParentText({ post }: { post: Post }) {
  return (
    <>
      {post.title !== '' && <b>{post.title}</b>}
      {post.content !== '' && (
        <div dir="auto">
          <MarkedText text={post.content} spans={[]} weighed={[]} most={SHOWN} />
        </div>
      )}
    </>
  );
}

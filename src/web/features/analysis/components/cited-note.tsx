/** Above a post that a summary cites: what is marked in it, and what the summary says, where these are not the same words. */
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../../contract/posts.ts';
import type { SaidSpan } from '../../../../engine/summaries/find-said.ts';
import { Quotation } from '../../../ui/quotation.tsx';
import styles from './cited-note.module.css';

interface CitedNoteProps {
  said: string;
  post: Post;
  /** What is marked. */
  cited: readonly SaidSpan[];
}

export function CitedNote({ said, post, cited: [first] }: CitedNoteProps) {
  const { t } = useTranslation('analysis');
  const isQuoted = first && post[first.field].slice(first.start, first.end) === said;
  if (isQuoted) return <p className={styles['note']}>{t('summary.marked.quoted')}</p>;
  return (
    <p className={styles['note']}>
      {t('summary.marked.said')} <Quotation text={said} /> {t(first ? 'summary.marked.near' : 'summary.marked.nothing')}
    </p>
  );
}

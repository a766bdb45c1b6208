/** Above a post that a summary cites: what is marked in it, and what the summary says, where these are not the same words. */
import type { Post } from '../../../../contract/posts.ts';
import type { SaidSpan } from '../../../../engine/summaries/find-said.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { withInnerMarks } from '../../../ui/inner-marks.ts';
import styles from './cited-note.module.css';

interface CitedNoteProps {
  said: string;
  post: Post;
  /** What is marked. */
  cited: readonly SaidSpan[];
}

export function CitedNote({ said, post, cited: [first] }: CitedNoteProps) {
  const { t, language } = useTranslation('analysis');
  const isQuoted = first && post[first.field].slice(first.start, first.end) === said;
  const manner = isQuoted ? 'quoted' : first ? 'near' : 'nothing';
  return <p className={styles['note']}>{t(`summary.marked.${manner}`, { said: withInnerMarks(said, language) })}</p>;
}

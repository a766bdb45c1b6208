/** What can be done with a post beside its sentiment: tags, notes, its translation and summary, hiding it. */
import { IconEyeOff, IconNote, IconQuote, IconTag } from '@tabler/icons-react';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useAriaKeys } from '../../../lib/use-aria-keys.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { TranslateButton } from '../../../ui/translate-button.tsx';
import { useAnalysisPlace } from '../use-analysis.ts';
import type { Folded } from '../use-folded.ts';
import { HideMenu } from './hide-menu.tsx';
import styles from './post-actions.module.css';
import { TagPicker } from './tag-picker.tsx';

export interface PostActionsProps {
  post: Post;
  notes: Folded;
  /** null where the post is short enough to be read. */
  summary: Folded | null;
}

export function PostActions({ post, notes, summary }: PostActionsProps) {
  const { id } = useAnalysisPlace();
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const keys = { tag: useAriaKeys('tag'), hide: useAriaKeys('hide') };
  return (
    <>
      <TagPicker posts={[post]}>
        <button type="button" className={styles['action']} data-tag aria-keyshortcuts={keys.tag}>
          <IconTag size={15} aria-hidden />
          {t('tags.tag')}
        </button>
      </TagPicker>
      <button
        type="button"
        className={styles['action']}
        aria-expanded={notes.open}
        aria-controls={notes.panelId}
        onClick={notes.onToggle}
      >
        <IconNote size={15} aria-hidden />
        {post.notes === 0 ? t('notes.add') : t('notes.count', { count: post.notes, number: format.exact(post.notes) })}
      </button>
      <TranslateButton post={post} className={styles['action']} />
      {summary && (
        <button
          type="button"
          className={styles['action']}
          aria-expanded={summary.open}
          aria-controls={summary.panelId}
          onClick={summary.onToggle}
        >
          <IconQuote size={15} aria-hidden />
          {t('summary.chosen')}
        </button>
      )}
      {/* What is hidden is hidden in a topic. */}
      {id !== '' && (
        <HideMenu posts={[post]}>
          <button type="button" className={styles['action']} data-hide aria-keyshortcuts={keys.hide}>
            <IconEyeOff size={15} aria-hidden />
            {t('hidden.hide')}
          </button>
        </HideMenu>
      )}
    </>
  );
}

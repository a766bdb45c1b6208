/** A post at a glance: where from, who and when, the beginning of its text, its sentiment and figures. */
import { IconExternalLink } from '@tabler/icons-react';
import { SENTIMENT_KEYS } from '../../../../contract/analysis/figures.ts';
import type { Post } from '../../../../contract/posts.ts';
import type { SaidSpan } from '../../../../engine/summaries/find-said.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { PostTranslation } from '../../../ui/post-translation.tsx';
import { safeLink } from '../../../ui/safe-link.ts';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import { TranslateButton } from '../../../ui/translate-button.tsx';
import styles from './brief-post.module.css';
import actions from './post-actions.module.css';
import { PostFigures } from './post-figures.tsx';

/** Characters of a translation at first. */
const BRIEF = 280;
const NONE: readonly SaidSpan[] = [];

export function BriefPost({ post, cited = NONE }: { post: Post; cited?: readonly SaidSpan[] }) {
  const { t } = useTranslation(['analysis', 'app']);
  const link = safeLink(post.url);
  const of = (field: SaidSpan['field']) => cited.filter((span) => span.field === field);
  const sentiment = post.sentiment ? SENTIMENT_KEYS[post.sentiment] : 'unscored';
  return (
    <article className={styles['post']}>
      <PostHead post={post} />
      <p className={styles['text']} dir="auto">
        {post.title !== '' && (
          <b>
            <MarkedText text={post.title} spans={NONE} cited={of('title')} />{' '}
          </b>
        )}
        <MarkedText text={post.content} spans={NONE} cited={of('content')} />
        {post.title === '' && post.content === '' && t('posts.noText')}
      </p>
      <PostTranslation post={post} most={BRIEF} />
      <div className={styles['foot']}>
        <span className={styles['sentiment']}>
          <SentimentDot of={sentiment} />
          {t(`app:sentiments.${sentiment}`)}
        </span>
        <PostFigures post={post} />
        <TranslateButton post={post} className={actions['action']} />
        {link && (
          <a className={styles['open']} href={link} target="_blank" rel="noopener noreferrer" title={t('posts.opensNewTab')}>
            {t('posts.open')}
            <IconExternalLink size={14} aria-hidden />
          </a>
        )}
      </div>
    </article>
  );
}

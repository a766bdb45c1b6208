/** One post. Its text is text, never markup; the words that made it a mention are marked. */
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SENTIMENT_KEYS } from '../../../../contract/analysis.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { DemoBadge } from '../../../ui/demo-badge.tsx';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import { safeLink } from '../safe-link.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './post-card.module.css';
import { PostFigures } from './post-figures.tsx';

const SHOWN = 420;

export interface PostCardProps {
  post: Post;
  /** Whether the Tab key stops at the card itself, from where j and k go on. */
  tabStop?: boolean;
}

export function PostCard({ post, tabStop = false }: PostCardProps) {
  const { t } = useTranslation('analysis');
  const link = safeLink(post.url);
  const spans = (field: 'title' | 'content') => post.matched.filter((span) => span.field === field);
  return (
    <article className={styles['card']} data-post={post.id} tabIndex={tabStop ? 0 : -1}>
      <PostHead post={post} />
      {post.title !== '' && (
        <h2 className={styles['title']}>
          <MarkedText text={post.title} spans={spans('title')} />
        </h2>
      )}
      {post.content !== '' && (
        <div className={styles['text']}>
          <MarkedText text={post.content} spans={spans('content')} most={SHOWN} />
        </div>
      )}
      {post.title === '' && post.content === '' && <div className={styles['none']}>{t('posts.noText')}</div>}
      <footer className={styles['foot']}>
        <PostSentiment post={post} />
        <PostFigures post={post} />
        {link && (
          <a className={styles['open']} href={link} target="_blank" rel="noopener noreferrer" title={t('posts.opensNewTab')}>
            {t('posts.open')}
            <IconExternalLink size={14} aria-hidden />
          </a>
        )}
      </footer>
    </article>
  );
}

function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const now = useNow();
  const place = post.channel ?? post.domain;
  const followers = post.author?.followers ?? null;
  return (
    <header className={styles['head']}>
      <span className={styles['media']}>
        <MediaIcon type={post.mediaType} size={18} />
        {t(`app:mediaTypes.${post.mediaType}`)}
        {place && <span className={styles['place']}>{place}</span>}
      </span>
      <span className={styles['author']}>
        <b>{post.author?.name ?? t('posts.unknownAuthor')}</b>
        {followers !== null && (
          <span title={format.exact(followers)}>
            {' '}
            ({t('posts.followers', { count: followers, number: format.number(followers) })})
          </span>
        )}
      </span>
      <time dateTime={post.publishedAt} title={format.dateTime(post.publishedAt)}>
        {format.relative(post.publishedAt, now)}
      </time>
      {post.kind === 'comment' && <span className={styles['badge']}>{t('posts.comment')}</span>}
      {post.demo && <DemoBadge />}
    </header>
  );
}

function PostSentiment({ post }: { post: Post }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const key = post.sentiment === null ? 'unscored' : SENTIMENT_KEYS[post.sentiment];
  return (
    <span
      className={styles['sentiment']}
      title={
        post.sentimentScore === null
          ? t('sentimentSplit.unscoredHint')
          : t('posts.score', { score: format.score(post.sentimentScore) })
      }
    >
      <SentimentDot of={key} />
      {t(`app:sentiments.${key}`)}
    </span>
  );
}

/** Where a post comes from, who wrote it and when: the first line of every card that shows one. */
import type { ReactNode } from 'react';
import type { Post } from '../../contract/posts.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useFormat } from '../lib/use-format.ts';
import { useNow } from '../lib/use-now.ts';
import { DemoBadge } from './demo-badge.tsx';
import { MediaIcon } from './media-icon.tsx';
import styles from './post-head.module.css';
import { safeLink } from './safe-link.ts';

/** `children`: what can be done about the author. */
export function PostHead({ post, children }: { post: Post; children?: ReactNode }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const now = useNow();
  const place = post.channel ?? post.domain;
  return (
    <header className={styles['head']}>
      <span className={styles['media']}>
        <MediaIcon type={post.mediaType} size={18} />
        {t(`app:mediaTypes.${post.mediaType}`)}
        {place && <span className={styles['place']}>{place}</span>}
      </span>
      <span className={styles['author']}>
        <span>{post.author ? <AuthorName author={post.author} /> : <b>{t('posts.unknownAuthor')}</b>}</span>
        {children}
      </span>
      <time dateTime={post.publishedAt} title={format.dateTime(post.publishedAt)}>
        {format.relative(post.publishedAt, now)}
      </time>
      {post.kind === 'comment' && <span className={styles['badge']}>{t('posts.comment')}</span>}
      {post.demo && <DemoBadge />}
    </header>
  );
}

function AuthorName({ author: { name, handle, followers, url } }: { author: NonNullable<Post['author']> }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const profile = safeLink(url);
  return (
    <>
      <b>
        {profile ? (
          <a href={profile} target="_blank" rel="noopener noreferrer" title={t('posts.opensNewTab')}>
            {name}
          </a>
        ) : (
          name
        )}
      </b>
      {handle !== null && handle !== name && <span> {handle}</span>}
      {followers !== null && (
        <span title={format.exact(followers)}>
          {' '}
          {t('posts.followers', { count: followers, number: format.number(followers) })}
        </span>
      )}
    </>
  );
}

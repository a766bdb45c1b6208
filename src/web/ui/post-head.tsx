/** Where a post comes from, who wrote it and when: the first line of every card that shows one. */
import { useTranslation } from 'react-i18next';
import type { Post } from '../../contract/posts.ts';
import { useFormat } from '../lib/use-format.ts';
import { useNow } from '../lib/use-now.ts';
import { DemoBadge } from './demo-badge.tsx';
import { MediaIcon } from './media-icon.tsx';
import styles from './post-head.module.css';

export function PostHead({ post }: { post: Post }) {
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

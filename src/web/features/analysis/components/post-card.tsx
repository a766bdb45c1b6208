/** One post. Its text is text, never markup; the words that made it a mention are marked. */
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { safeLink } from '../../../ui/safe-link.ts';
import styles from './post-card.module.css';
import { PostFigures } from './post-figures.tsx';
import { PostSentiment } from './post-sentiment.tsx';
import { useWhy, WhyPanel, WhyToggle } from './why.tsx';

const SHOWN = 420;

export interface PostCardProps {
  post: Post;
  /** Whether the Tab key stops at the card itself, from where j and k go on. */
  tabStop?: boolean;
  /** Of the topic, where they are known: why the post is here can then be asked. */
  keywords?: TopicKeywords | null;
}

export function PostCard({ post, tabStop = false, keywords }: PostCardProps) {
  const { t } = useTranslation('analysis');
  const link = safeLink(post.url);
  const why = useWhy();
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
        {keywords && <WhyToggle {...why} />}
        {link && (
          <a className={styles['open']} href={link} target="_blank" rel="noopener noreferrer" title={t('posts.opensNewTab')}>
            {t('posts.open')}
            <IconExternalLink size={14} aria-hidden />
          </a>
        )}
      </footer>
      {keywords && <WhyPanel panelId={why.panelId} open={why.open} keywords={keywords} post={post} />}
    </article>
  );
}

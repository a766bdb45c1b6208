/** The newest posts the topic would find, with the words that made them match. */
import { SENTIMENT_KEYS } from '../../../../contract/analysis/figures.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PostHead } from '../../../ui/post-head.tsx';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import styles from './preview-samples.module.css';

/** Characters of a text shown at first: samples are for a glance. */
const SHOWN = 180;

export function PreviewSamples({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('topics');
  return (
    <>
      <h3 className={styles['title']}>{t('preview.samples')}</h3>
      <ul className={styles['samples']} aria-label={t('preview.samples')}>
        {posts.map((post) => (
          <li key={post.id}>
            <Sample post={post} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Sample({ post }: { post: Post }) {
  const spans = (field: 'title' | 'content') => post.matched.filter((span) => span.field === field);
  return (
    <article className={styles['sample']}>
      <PostHead post={post} />
      {post.title !== '' && (
        <h4 className={styles['name']}>
          <MarkedText text={post.title} spans={spans('title')} most={SHOWN} />
        </h4>
      )}
      {post.content !== '' && (
        <div className={styles['text']}>
          <MarkedText text={post.content} spans={spans('content')} most={SHOWN} />
        </div>
      )}
      <Labels post={post} />
    </article>
  );
}

/** What it counts as; why, says its card. */
function Labels({ post }: { post: Post }) {
  const { t } = useTranslation('app');
  const sentiment = post.sentiment === null ? 'unscored' : SENTIMENT_KEYS[post.sentiment];
  return (
    <ul className={styles['labels']} aria-label={t('labels')}>
      <li>
        <SentimentDot of={sentiment} />
        {t(`sentiments.${sentiment}`)}
      </li>
      {post.classifications.map(({ label }) => (
        <li key={label}>{t(`classifications.${label}`)}</li>
      ))}
    </ul>
  );
}

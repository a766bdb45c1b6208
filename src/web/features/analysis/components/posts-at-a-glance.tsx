/** The first posts of an order, and the way to all of them in that order. */
import type { PostSort } from '../../../../contract/filter.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DEFAULT_SORT } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import { BriefPost } from './brief-post.tsx';
import styles from './posts-at-a-glance.module.css';

export interface PostsAtAGlanceProps {
  title: string;
  posts: readonly Post[];
  sort: PostSort;
  stale: boolean;
}

export function PostsAtAGlance({ title, posts, sort, stale }: PostsAtAGlanceProps) {
  const { t } = useTranslation('analysis');
  const { id, search } = useAnalysis();
  return (
    <Panel
      title={title}
      stale={stale}
      actions={
        <ButtonLink
          to="/topics/$id/raw-data"
          params={{ id }}
          search={{ ...search, sort: sort === DEFAULT_SORT ? undefined : sort }}
          variant="default"
          size="xs"
          aria-label={t('overviewMore.allOf', { title })}
        >
          {t('overviewMore.all')}
        </ButtonLink>
      }
    >
      <ul className={styles['posts']} aria-label={title}>
        {posts.map((post) => (
          <li key={post.id}>
            <BriefPost post={post} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

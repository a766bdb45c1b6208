/** One page of the posts of the filter. */
import { useMemo, useRef } from 'react';
import type { RawData } from '../../../../contract/analysis/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useInTurn } from '../../../ui/use-in-turn.ts';
import { DEFAULT_ROWS } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import { usePostKeys } from '../use-post-keys.ts';
import type { Selection } from '../use-selection.ts';
import styles from './posts-list.module.css';
import { PostsPager } from './posts-pager.tsx';
import { SelectablePost } from './selectable-post.tsx';

interface PagedListProps {
  data: RawData;
  stale: boolean;
  keywords: TopicKeywords | null;
  selection: Selection;
}

export function PagedList({ data, stale, keywords, selection }: PagedListProps) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  const list = useRef<HTMLUListElement>(null);
  const tabStop = usePostKeys(list, data.posts);
  const drawn = useInTurn(useMemo(() => data.posts.map(({ id }) => id), [data.posts]));
  return (
    <>
      <ul ref={list} className={styles['list']} data-stale={stale || undefined} aria-label={t('posts.list')}>
        {data.posts.map((post) => (
          <li key={post.id} className={styles['item']}>
            {drawn.has(post.id) ? (
              <SelectablePost
                post={post}
                tabStop={post.id === tabStop}
                keywords={keywords}
                selected={selection.has(post.id)}
                onToggle={selection.toggle}
              />
            ) : (
              <div className={styles['waiting']} aria-busy />
            )}
          </li>
        ))}
      </ul>
      <PostsPager
        count={data.count}
        page={search.page ?? 1}
        rows={search.rows ?? DEFAULT_ROWS}
        onPage={(page) => {
          change({ page: page > 1 ? page : undefined });
          window.scrollTo({ top: 0 });
        }}
        onRows={(rows) => change({ rows })}
      />
    </>
  );
}

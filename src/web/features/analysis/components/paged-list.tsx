/** One page of the posts of the filter. */
import { useRef } from 'react';
import type { RawData } from '../../../../contract/analysis/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useReplacedInTurn } from '../../../ui/use-in-turn.ts';
import { DEFAULT_ROWS } from '../filter-search.ts';
import { useAnalysis, useListPlace } from '../use-analysis.ts';
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
  const page = useListPlace('page') ?? 1;
  const list = useRef<HTMLUListElement>(null);
  const tabStop = usePostKeys(list, data.posts);
  const standing = useReplacedInTurn(data.posts);
  return (
    <>
      <ul ref={list} className={styles['list']} data-stale={stale || undefined} aria-label={t('posts.list')}>
        {data.posts.map(({ id }, place) => {
          const post = standing[place];
          return (
            <li key={post?.id ?? id} className={styles['item']} aria-busy={post?.id !== id || undefined}>
              {post ? (
                <SelectablePost
                  post={post}
                  tabStop={post.id === tabStop}
                  keywords={keywords}
                  selected={selection.has(post.id)}
                  onToggle={selection.toggle}
                />
              ) : (
                <div className={styles['waiting']} />
              )}
            </li>
          );
        })}
      </ul>
      <PostsPager
        count={data.count}
        page={page}
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

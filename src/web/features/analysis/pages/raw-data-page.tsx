/** The posts behind the figures, a page at a time. */
import { Select, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RawData } from '../../../../contract/analysis/posts.ts';
import { POST_SORTS, type PostSort } from '../../../../contract/filter.ts';
import type { Topic } from '../../../../contract/topics.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { pageOf } from '../../../ui/page-of.ts';
import { VirtualList } from '../../../ui/virtual-list.tsx';
import { useAnalysedTopic, usePosts } from '../api.ts';
import { NoMention } from '../components/no-mention.tsx';
import { PostCard } from '../components/post-card.tsx';
import { PostsPager } from '../components/posts-pager.tsx';
import { DEFAULT_ROWS, DEFAULT_SORT } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import { usePostKeys } from '../use-post-keys.ts';
import styles from './raw-data-page.module.css';

/** A card of usual length with the space below it. */
const CARD = 190;

export function RawDataPage() {
  const { id, search, mend } = useAnalysis();
  const topic = useAnalysedTopic(id);
  const posts = usePosts(id, search);
  const { count } = posts.data;
  // Posts may have gone since the address was made: then its page is the last one there is.
  const beyond = !posts.pending && !posts.stale && search.page !== undefined && posts.data.posts.length === 0;
  useEffect(() => {
    if (!beyond) return;
    const { pages } = pageOf(count, search.rows ?? DEFAULT_ROWS, 1);
    mend({ page: pages > 1 ? pages : undefined });
  }, [beyond, count, search.rows, mend]);
  return (
    <Loaded of={posts} skeleton={<Skeleton height={640} radius="md" />}>
      {(data) => (data.count === 0 ? <NoMention /> : <Posts data={data} stale={posts.stale} topic={topic.data} />)}
    </Loaded>
  );
}

function Posts({ data, stale, topic }: { data: RawData; stale: boolean; topic: Topic | null }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { search, change } = useAnalysis();
  const list = useRef<HTMLDivElement>(null);
  const tabStop = usePostKeys(list, data.posts);
  const sort = search.sort ?? DEFAULT_SORT;
  return (
    <section aria-label={t('posts.title')} aria-busy={stale || undefined}>
      <div className={styles['tools']}>
        <strong>{t('posts.count', { count: data.count, number: format.exact(data.count) })}</strong>
        <span className={styles['keys']}>{t('posts.keys')}</span>
        <Select
          aria-label={t('posts.sortBy')}
          className={styles['sort'] ?? ''}
          data={POST_SORTS.map((value) => ({ value, label: t(`posts.sorts.${value}`) }))}
          value={sort}
          onChange={(value) => change({ sort: value === DEFAULT_SORT ? undefined : (value as PostSort) })}
          allowDeselect={false}
        />
      </div>
      <div ref={list} className={styles['list']} data-stale={stale || undefined}>
        <VirtualList
          items={data.posts}
          keyOf={(post) => post.id}
          estimate={CARD}
          label={t('posts.list')}
          render={(post) => (
            <div className={styles['item']}>
              <PostCard post={post} tabStop={post.id === tabStop} keywords={topic} />
            </div>
          )}
        />
      </div>
      <PostsPager
        count={data.count}
        page={search.page ?? 1}
        rows={search.rows ?? DEFAULT_ROWS}
        onPage={(page) => {
          change({ page: page > 1 ? page : undefined });
          window.scrollTo({ top: 0 });
        }}
        onRows={(rows) => change({ rows: rows === DEFAULT_ROWS ? undefined : rows })}
      />
    </section>
  );
}

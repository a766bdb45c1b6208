/** What a search of all that is collected has found: when, and the posts a page at a time. */
import { Checkbox, Select } from '@mantine/core';
import { useMemo } from 'react';
import type { PostSort } from '../../../../contract/filter.ts';
import { POST_SORTS } from '../../../../contract/filter-choices.ts';
import type { PostSearch } from '../../../../contract/post-search.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { TranslateAll } from '../../../ui/translate-all.tsx';
import { DEFAULT_ROWS, DEFAULT_SORT } from '../filter-search.ts';
import { lastPage } from '../list-pages.ts';
import styles from '../pages/raw-data-page.module.css';
import { useQueryPlace } from '../use-query.ts';
import { useSelection } from '../use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { PagedList } from './paged-list.tsx';
import { QueryNothing } from './query-nothing.tsx';
import { QueryVolume } from './query-volume.tsx';

export function QueryResults({ found, stale }: { found: PostSearch; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'search']);
  const { search, change } = useQueryPlace();
  const { q = '', sort = DEFAULT_SORT, rows = DEFAULT_ROWS, page } = search;
  const selection = useSelection(found.posts, stale ? undefined : JSON.stringify({ ...search, page }));
  // A post says why it is here as it does under a topic with this query.
  const keywords = useMemo((): TopicKeywords => ({ keywordInputMode: 'advanced', inclusion: q, exclusion: '' }), [q]);
  useLastPage(page ?? 1, stale ? 0 : lastPage(found.count, rows), (last) =>
    change({ page: last > 1 ? last : undefined }, 'same'),
  );
  if (found.count === 0) return <QueryNothing stale={stale} />;
  return (
    <>
      <QueryVolume found={found} stale={stale} />
      <section aria-label={t('search:results')} aria-busy={stale || undefined} className={styles['section']}>
        <div className={styles['tools']}>
          <Checkbox
            size="xs"
            label={t('bulk.all')}
            checked={selection.whole}
            indeterminate={!selection.whole && selection.posts.length > 0}
            onChange={selection.posts.length > 0 ? selection.clear : selection.all}
          />
          <span className={styles['keys']}>{t('search:keys')}</span>
          <div className={styles['choices']}>
            <TranslateAll posts={found.posts} />
            <Select
              aria-label={t('posts.sortBy')}
              className={styles['sort'] ?? ''}
              data={POST_SORTS.map((value) => ({ value, label: t(`posts.sorts.${value}`) }))}
              value={sort}
              onChange={(value) => change({ sort: value === DEFAULT_SORT ? undefined : (value as PostSort) })}
              allowDeselect={false}
            />
          </div>
        </div>
        <PagedList data={found} stale={stale} keywords={keywords} selection={selection} />
        <BulkBar selection={selection} />
      </section>
    </>
  );
}

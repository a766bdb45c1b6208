/** The posts behind the figures: as one list, or a page at a time. */
import { Checkbox, SegmentedControl, Select, Skeleton } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { PostSort } from '../../../../contract/filter.ts';
import { POST_SORTS } from '../../../../contract/filter-choices.ts';
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { TranslateAll } from '../../../ui/translate-all.tsx';
import { inPages, useAnalysedTopic, useListedInput, useOverview, usePosts } from '../api.ts';
import { BulkBar } from '../components/bulk-bar.tsx';
import { HiddenPanel } from '../components/hidden-panel.tsx';
import { NoMention } from '../components/no-mention.tsx';
import { OneList } from '../components/one-list.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { PostsPlace } from '../components/posts-place.tsx';
import { DEFAULT_ROWS, DEFAULT_SORT } from '../filter-search.ts';
import { lastPage } from '../list-pages.ts';
import { useAnalysis, useListPlace } from '../use-analysis.ts';
import { useListedPosts } from '../use-listed-posts.ts';
import { type Selection, useSelection } from '../use-selection.ts';
import styles from './raw-data-page.module.css';

export function RawDataPage() {
  const { rows } = useAnalysis().search;
  const page = useListPlace('page');
  return inPages({ rows, page }) ? <InPages /> : <InOneList />;
}

function InOneList() {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id);
  const listed = useListedPosts(id, search);
  const { first, length } = listed;
  return (
    <Loaded of={first} skeleton={<Skeleton height={640} radius="md" />}>
      {(data) =>
        data.count === 0 ? (
          <Nothing />
        ) : (
          <Posts count={data.count} inSight={listed.inSight} stale={first.stale} place={<PostsPlace length={length} />}>
            {(selection) => <OneList listed={listed} keywords={topic.data} selection={selection} />}
          </Posts>
        )
      }
    </Loaded>
  );
}

function InPages() {
  const { id, search, mend } = useAnalysis();
  const page = useListPlace('page') ?? 1;
  const topic = useAnalysedTopic(id);
  const posts = usePosts(id, search, page);
  const pages = posts.pending || posts.stale ? 0 : lastPage(posts.data.count, search.rows ?? DEFAULT_ROWS);
  useLastPage(page, pages, (last) => mend({ page: last > 1 ? last : undefined }));
  return (
    <Loaded of={posts} skeleton={<Skeleton height={640} radius="md" />}>
      {(data) =>
        data.count === 0 ? (
          <Nothing />
        ) : (
          <Posts count={data.count} inSight={data.posts} stale={posts.stale}>
            {(selection) => <PagedList data={data} stale={posts.stale} keywords={topic.data} selection={selection} />}
          </Posts>
        )
      }
    </Loaded>
  );
}

interface PostsProps {
  count: number;
  inSight: readonly Post[];
  stale: boolean;
  /** Goes to a place in the list. */
  place?: ReactNode;
  children: (selection: Selection) => ReactNode;
}

function Posts({ count, inSight, stale, place, children }: PostsProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id, search, change } = useAnalysis();
  const listed = useListedInput(id, search);
  const selection = useSelection(inSight, stale ? undefined : JSON.stringify(listed));
  const sort = search.sort ?? DEFAULT_SORT;
  return (
    <section aria-label={t('posts.title')} aria-busy={stale || undefined}>
      <div className={styles['tools']}>
        <Checkbox
          size="xs"
          aria-label={t('bulk.all')}
          checked={selection.whole}
          indeterminate={!selection.whole && selection.posts.length > 0}
          onChange={selection.posts.length > 0 ? selection.clear : selection.all}
        />
        <strong>{t('posts.count', { count, number: format.exact(count) })}</strong>
        <CopiesChoice />
        <HiddenPanel />
        <span className={styles['keys']}>{t('posts.keys')}</span>
        <div className={styles['choices']}>
          <TranslateAll posts={inSight} />
          {place}
          <SegmentedControl
            aria-label={t('posts.shownAs')}
            data={[
              { value: 'list', label: t('posts.oneList') },
              { value: 'pages', label: t('posts.inPages') },
            ]}
            value={place ? 'list' : 'pages'}
            onChange={(value) => change({ rows: value === 'pages' ? DEFAULT_ROWS : undefined })}
          />
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
      {children(selection)}
      <BulkBar selection={selection} />
    </section>
  );
}

/** What is hidden may be why. */
function Nothing() {
  return (
    <>
      <HiddenPanel />
      <NoMention />
    </>
  );
}

/** Each text once, or every post; says how many there are the other way. */
function CopiesChoice() {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id, search, change } = useAnalysis();
  const topic = useAnalysedTopic(id);
  const all = useMemo(() => ({ ...search, copies: undefined }), [search]);
  const { data, pending } = useOverview(id, all, topic.data);
  const [mentions, originals] = [data?.mentions.value ?? 0, data?.originals.value ?? 0];
  const folded = search.copies === 'without';
  // Its place is kept: the row must not break anew when it comes.
  if (!folded && pending)
    return <Checkbox size="xs" className={styles['unknown'] ?? ''} label={t('posts.fold', { number: '000' })} />;
  if (!folded && originals === mentions) return null;
  const label = folded
    ? t('posts.folded', { number: format.exact(mentions) })
    : t('posts.fold', { number: format.exact(originals) });
  return (
    <Checkbox
      size="xs"
      label={label}
      checked={folded}
      onChange={(event) => change({ copies: event.currentTarget.checked ? 'without' : undefined })}
    />
  );
}

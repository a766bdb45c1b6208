/**
 * The posts a figure counts, beside the page: their number, all of them page by page, and the way to them in Raw data, where the
 * address can say which they are.
 */
import { Skeleton } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import type { RawData } from '../../../../contract/analysis/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { findSaid } from '../../../../engine/summaries/find-said.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { withBucket } from '../../../lib/bucket-address.ts';
import type { OpenPosts } from '../../../lib/open-posts.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useToday } from '../../../lib/use-today.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { TranslateAll } from '../../../ui/translate-all.tsx';
import { answerLevels } from '../answer-levels.ts';
import { useAnalysedTopic, useBucketPosts } from '../api.ts';
import { DEFAULT_ROWS, type ShownSearch } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import { usePostKeys } from '../use-post-keys.ts';
import { useShowCited } from '../use-show-cited.ts';
import { BucketCsv } from './bucket-csv.tsx';
import { CitedNote } from './cited-note.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PostCard } from './post-card.tsx';
import { PostsPager } from './posts-pager.tsx';
import styles from './posts-panel.module.css';

export function PostsPanel({ opened, onClose }: { opened: OpenPosts | null; onClose: () => void }) {
  return (
    <SidePanel opened={opened !== null} onClose={onClose} size={640} title={opened?.title}>
      {opened && <OpenedPosts key={JSON.stringify(opened)} opened={opened} />}
    </SidePanel>
  );
}

function OpenedPosts({ opened: { bucket, among, said } }: { opened: OpenPosts }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id, search: shown } = useAnalysis();
  const search = useMemo(() => searchAmong(shown, among), [shown, among]);
  const today = useToday();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const top = useRef<HTMLDivElement>(null);
  const [paging, setPaging] = useState({ page: 1, rows: shown.rows ?? DEFAULT_ROWS });
  const topic = useAnalysedTopic(id);
  const posts = useBucketPosts(id, search, bucket, paging);
  const address = withBucket(search, bucket, today, timezone);
  return (
    <Loaded of={posts} skeleton={<Skeleton height={480} radius="md" />}>
      {(data) => (
        <div ref={top} aria-busy={posts.stale || undefined}>
          <div className={styles['head']}>
            <strong>{t('posts.count', { count: data.count, number: format.exact(data.count) })}</strong>
            {data.count > 0 && <BucketCsv search={search} bucket={bucket} count={data.count} />}
            {data.count > 0 && <TranslateAll posts={data.posts} size="xs" />}
            {address && data.count > 0 && (
              <ButtonLink
                to="/topics/$id/raw-data"
                params={{ id }}
                search={{ ...address, granularity: undefined }}
                variant="default"
                size="xs"
              >
                {t(data.count === 1 ? 'posts.panelOne' : 'posts.panelAll')}
              </ButtonLink>
            )}
          </div>
          <PanelList data={data} stale={posts.stale} keywords={topic.data} said={said ?? null} isThread={among === 'topic'} />
          {data.count > Math.min(DEFAULT_ROWS, paging.rows) && (
            <PostsPager
              count={data.count}
              {...paging}
              onPage={(page) => {
                setPaging({ ...paging, page });
                top.current?.scrollIntoView();
              }}
              onRows={(rows) => setPaging({ page: 1, rows })}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

function searchAmong(shown: ShownSearch, among: OpenPosts['among']): ShownSearch {
  if (among === 'topic') return { sort: 'oldest' };
  return among === 'copies' ? { ...shown, copies: undefined } : shown;
}

interface PanelListProps {
  data: RawData;
  stale: boolean;
  keywords: TopicKeywords | null;
  /** The sentence of a summary that cites them. */
  said: string | null;
  /** They are a conversation: each answer stands below what it answers. */
  isThread: boolean;
}

function PanelList({ data, stale, keywords, said, isThread }: PanelListProps) {
  const { t } = useTranslation('analysis');
  const list = useRef<HTMLUListElement>(null);
  const placed = useMemo(
    () => (isThread ? answerLevels(data.posts) : data.posts.map((post) => ({ post, level: undefined }))),
    [data.posts, isThread],
  );
  const posts = useMemo(() => placed.map(({ post }) => post), [placed]);
  const tabStop = usePostKeys(list, posts);
  const cited = useMemo(() => posts.map((post) => (said === null ? [] : findSaid(said, post))), [posts, said]);
  useShowCited(list);
  if (posts.length === 0) return <NothingHere text={t('posts.nothing')} />;
  return (
    <>
      {said !== null && posts[0] && <CitedNote said={said} post={posts[0]} cited={cited[0] ?? []} />}
      <ul ref={list} className={styles['posts']} data-stale={stale || undefined} aria-label={t('posts.list')}>
        {placed.map(({ post, level }, at) => (
          <li key={post.id} data-level={level}>
            <PostCard post={post} tabStop={post.id === tabStop} keywords={keywords} cited={cited[at] ?? []} />
          </li>
        ))}
      </ul>
    </>
  );
}

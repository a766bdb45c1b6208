/** The posts a figure counts, beside the page: the first ones, their number, and the way to all of them. */
import { Drawer, Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../../contract/posts.ts';
import type { TopicKeywords } from '../../../../contract/topics.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useAnalysedTopic, usePosts } from '../api.ts';
import type { AnalysisSearch } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import { usePostKeys } from '../use-post-keys.ts';
import { PostCard } from './post-card.tsx';
import styles from './posts-panel.module.css';

/** What was opened: its name, and what it adds to the filter of the page. */
export interface OpenPosts {
  title: string;
  search: Partial<AnalysisSearch>;
}

export function PostsPanel({ opened, onClose }: { opened: OpenPosts | null; onClose: () => void }) {
  return (
    <Drawer
      opened={opened !== null}
      onClose={onClose}
      position="right"
      size={640}
      title={opened?.title}
      classNames={{ title: styles['title'] ?? '' }}
      closeButtonProps={{ 'aria-label': useTranslation('app').t('close') }}
    >
      {opened && <OpenedPosts opened={opened} />}
    </Drawer>
  );
}

function OpenedPosts({ opened }: { opened: OpenPosts }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id, search } = useAnalysis();
  const wanted: AnalysisSearch = { ...search, page: undefined, rows: undefined, granularity: undefined, ...opened.search };
  const topic = useAnalysedTopic(id);
  const posts = usePosts(id, wanted);
  return (
    <Loaded of={posts} skeleton={<Skeleton height={480} radius="md" />}>
      {(data) => (
        <>
          <div className={styles['head']}>
            <span>{t('posts.count', { count: data.count, number: format.exact(data.count) })}</span>
            <ButtonLink to="/topics/$id/raw-data" params={{ id }} search={wanted} variant="default" size="xs">
              {t('posts.panelAll')}
            </ButtonLink>
          </div>
          <PanelList posts={data.posts} keywords={topic.data} />
        </>
      )}
    </Loaded>
  );
}

function PanelList({ posts, keywords }: { posts: readonly Post[]; keywords: TopicKeywords | null }) {
  const { t } = useTranslation('analysis');
  const list = useRef<HTMLUListElement>(null);
  const tabStop = usePostKeys(list, posts);
  return (
    <ul ref={list} className={styles['posts']} aria-label={t('posts.list')}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} tabStop={post.id === tabStop} keywords={keywords} />
        </li>
      ))}
    </ul>
  );
}

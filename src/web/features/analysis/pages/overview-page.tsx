/** The first tab: how much is said, in which mood, where, about what and by whom, and the posts to begin with. */
import { useDeferredValue } from 'react';
import { getThemes, getWho } from '../../../../contract/analysis/endpoints.ts';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Called } from '../../../lib/call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useAnalysedTopic, useFigures, useOverview, usePostOverview } from '../api.ts';
import { ByMediaType } from '../components/by-media-type.tsx';
import { Influencers } from '../components/influencers.tsx';
import { MentionsOverTime } from '../components/mentions-over-time.tsx';
import { NoMention } from '../components/no-mention.tsx';
import { PostsAtAGlance } from '../components/posts-at-a-glance.tsx';
import { SentimentSplit } from '../components/sentiment-split.tsx';
import { TopicSummary } from '../components/summary.tsx';
import { Themes } from '../components/themes.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './tab-grid.module.css';

/** Pixels: what the panels come to with their rows. */
const CHART = 368;
const SPLIT = 370;
const TOP = 370;
const POSTS = 680;
/** Rows of the lists. */
const MOST = 6;
const FIRST_POSTS = [
  { name: 'latest', sort: 'newest' },
  { name: 'hottest', sort: 'hotvalue' },
] as const;

export function OverviewPage() {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id);
  const overview = useOverview(id, search, topic.data);
  if (overview.data?.mentions.value === 0) return <NoMention />;
  return (
    <div className={styles['grid']}>
      <Figures of={overview} />
      <TopicSummary />
      <TopThemes total={overview.data?.mentions.value ?? 0} />
      <TopAuthors />
      <FirstPosts />
    </div>
  );
}

function Figures({ of: { data, error, stale } }: { of: Called<Overview | null> }) {
  const { t } = useTranslation('analysis');
  const { change } = useAnalysis();
  // As in Loaded, whose skeleton would be one box where here are three.
  const overview = useDeferredValue(data);
  // The key figures above say what went wrong and offer another try; once is enough.
  if (error) return null;
  if (!overview) {
    return (
      <>
        <LoadingPanel title={t('overTime.title')} height={CHART} />
        <Half title={t('sentimentSplit.title')} height={SPLIT} />
        <Half title={t('byMediaType.title')} height={SPLIT} />
      </>
    );
  }
  return (
    <>
      <MentionsOverTime overview={overview} stale={stale} onChange={change} />
      <div className={styles['half']}>
        <SentimentSplit counts={overview.sentiment} score={overview.score.value} of={overview} stale={stale} />
      </div>
      <div className={styles['half']}>
        <ByMediaType shares={overview.mediaTypes} of={overview} stale={stale} />
      </div>
    </>
  );
}

function TopThemes({ total }: { total: number }) {
  const { t } = useTranslation('analysis');
  const themes = useFigures(getThemes);
  return (
    <div className={styles['half']}>
      <Loaded of={themes} skeleton={<LoadingPanel title={t('themes.title')} height={TOP} />}>
        {(data) => <Themes themes={data ?? []} total={total} stale={themes.stale} most={MOST} brief />}
      </Loaded>
    </div>
  );
}

function TopAuthors() {
  const { t } = useTranslation('analysis');
  const who = useFigures(getWho);
  return (
    <div className={styles['half']}>
      <Loaded of={who} skeleton={<LoadingPanel title={t('who.top')} height={TOP} />}>
        {(data) => data && <Influencers who={data} stale={who.stale} most={MOST} brief />}
      </Loaded>
    </div>
  );
}

function FirstPosts() {
  const { t } = useTranslation('analysis');
  const posts = usePostOverview();
  return FIRST_POSTS.map(({ name, sort }) => {
    const title = t(`overviewMore.${name}`);
    return (
      <div key={name} className={styles['half']}>
        <Loaded of={posts} skeleton={<LoadingPanel title={title} height={POSTS} />}>
          {(data) => data && <PostsAtAGlance title={title} posts={data[name]} sort={sort} stale={posts.stale} />}
        </Loaded>
      </div>
    );
  });
}

function Half({ title, height }: { title: string; height: number }) {
  return (
    <div className={styles['half']}>
      <LoadingPanel title={title} height={height} />
    </div>
  );
}

/** The first tab: how much is said, in which mood, where, about what and by whom, and the posts to begin with. */
import { type ReactNode, useRef } from 'react';
import { getThemes, getWho } from '../../../../contract/analysis/endpoints.ts';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import type { PostSort } from '../../../../contract/filter.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { Called } from '../../../lib/call.ts';
import { useDrawTurn } from '../../../ui/draw-turn.ts';
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
const SUMMARY = 240;
/** Rows of the lists. */
const MOST = 6;
const FIRST_POSTS: readonly FirstPostsProps[] = [
  { name: 'latest', sort: 'newest' },
  { name: 'hottest', sort: 'hotvalue' },
];

interface FirstPostsProps {
  name: 'latest' | 'hottest';
  sort: PostSort;
}

export function OverviewPage() {
  const { t } = useTranslation('analysis');
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id);
  const overview = useOverview(id, search, topic.data);
  if (overview.data?.mentions.value === 0) return <NoMention />;
  return (
    <div className={styles['grid']}>
      <Figures of={overview} />
      <Later title={t('summary.title')} height={SUMMARY}>
        <TopicSummary />
      </Later>
      <Later title={t('themes.title')} height={TOP} half>
        <TopThemes total={overview.data?.mentions.value ?? 0} />
      </Later>
      <Later title={t('who.top')} height={TOP} half>
        <TopAuthors />
      </Later>
      {FIRST_POSTS.map(({ name, sort }) => (
        <Later key={name} title={t(`overviewMore.${name}`)} height={POSTS} half>
          <FirstPosts name={name} sort={sort} />
        </Later>
      ))}
    </div>
  );
}

interface LaterProps {
  title: string;
  height: number;
  half?: boolean;
  /** null while it waits for what the page asks. */
  children: ReactNode;
}

/** Drawn when it is its turn and there is something to draw; only then is anything asked for that only this shows. */
function Later({ title, height, half = false, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const due = useDrawTurn(place);
  return (
    <div ref={place} className={half ? styles['half'] : undefined}>
      {(due && children) || <LoadingPanel title={title} height={height} />}
    </div>
  );
}

function Figures({ of: { data: overview, error, stale } }: { of: Called<Overview | null> }) {
  const { t } = useTranslation('analysis');
  const { change } = useAnalysis();
  // The key figures above say what went wrong and offer another try; once is enough.
  if (error) return null;
  return (
    <>
      <Later title={t('overTime.title')} height={CHART}>
        {overview && <MentionsOverTime overview={overview} stale={stale} onChange={change} />}
      </Later>
      <Later title={t('sentimentSplit.title')} height={SPLIT} half>
        {overview && <SentimentSplit counts={overview.sentiment} score={overview.score.value} of={overview} stale={stale} />}
      </Later>
      <Later title={t('byMediaType.title')} height={SPLIT} half>
        {overview && <ByMediaType shares={overview.mediaTypes} of={overview} stale={stale} />}
      </Later>
    </>
  );
}

function TopThemes({ total }: { total: number }) {
  const { t } = useTranslation('analysis');
  const themes = useFigures(getThemes);
  return (
    <Loaded of={themes} skeleton={<LoadingPanel title={t('themes.title')} height={TOP} />}>
      {(data) => <Themes themes={data ?? []} total={total} stale={themes.stale} most={MOST} brief />}
    </Loaded>
  );
}

function TopAuthors() {
  const { t } = useTranslation('analysis');
  const who = useFigures(getWho);
  return (
    <Loaded of={who} skeleton={<LoadingPanel title={t('who.top')} height={TOP} />}>
      {(data) => data && <Influencers who={data} stale={who.stale} most={MOST} brief />}
    </Loaded>
  );
}

function FirstPosts({ name, sort }: FirstPostsProps) {
  const { t } = useTranslation('analysis');
  const posts = usePostOverview();
  const title = t(`overviewMore.${name}`);
  return (
    <Loaded of={posts} skeleton={<LoadingPanel title={title} height={POSTS} />}>
      {(data) => data && <PostsAtAGlance title={title} posts={data[name]} sort={sort} stale={posts.stale} />}
    </Loaded>
  );
}

/** The first tab: how much is said, in which mood, and where. Every figure opens the posts it counts. */
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import { isBeingSearched } from '../../../../contract/topics.ts';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useAnalysedTopic, useOverview } from '../api.ts';
import { ByMediaType } from '../components/by-media-type.tsx';
import { MentionsOverTime } from '../components/mentions-over-time.tsx';
import { NoMention } from '../components/no-mention.tsx';
import { SentimentSplit } from '../components/sentiment-split.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './overview-page.module.css';

export function OverviewPage() {
  const { t } = useTranslation('analysis');
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id);
  const overview = useOverview(id, search, topic.data);
  // The key figures above say what went wrong and offer another try; once is enough.
  if (overview.error) return null;
  if (!overview.data) {
    return (
      <div className={styles['grid']}>
        <LoadingPanel title={t('overTime.title')} height={368} />
        <LoadingPanel title={t('sentimentSplit.title')} height={230} />
        <LoadingPanel title={t('byMediaType.title')} height={230} />
      </div>
    );
  }
  if (overview.data.mentions.value === 0) return <NoMention searching={!topic.data || isBeingSearched(topic.data)} />;
  return <Figures overview={overview.data} stale={overview.stale} />;
}

function Figures({ overview, stale }: { overview: Overview; stale: boolean }) {
  const { change } = useAnalysis();
  return (
    <div className={styles['grid']}>
      <MentionsOverTime overview={overview} stale={stale} onChange={change} />
      <SentimentSplit overview={overview} stale={stale} />
      <ByMediaType overview={overview} stale={stale} />
    </div>
  );
}

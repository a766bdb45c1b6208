/** How people feel: the score as a whole, by media type and day by day, emoji and reactions. */
import { getHow } from '../../../../contract/analysis/endpoints.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useFigures } from '../api.ts';
import { Emojis } from '../components/emojis.tsx';
import { NoMention } from '../components/no-mention.tsx';
import { Reactions } from '../components/reactions.tsx';
import { RelativeSentiment } from '../components/relative-sentiment.tsx';
import { ScoreByMedia } from '../components/score-by-media.tsx';
import { SentimentByDay } from '../components/sentiment-by-day.tsx';
import { SentimentSplit } from '../components/sentiment-split.tsx';
import styles from './tab-grid.module.css';

/** Pixels: what the panels come to. */
const SPLIT = 300;
const CHART = 306;

export function HowPage() {
  const how = useFigures(getHow);
  const { stale } = how;
  return (
    <Loaded of={how} skeleton={<Waiting />}>
      {(data) => {
        if (data === null || totalOf(data.overall_sentiment) === 0) return <NoMention />;
        return (
          <div className={styles['grid']}>
            <div className={styles['half']}>
              <SentimentSplit counts={data.overall_sentiment} score={data.score_general} of={data} stale={stale} />
            </div>
            <div className={styles['half']}>
              <ScoreByMedia how={data} stale={stale} />
            </div>
            <SentimentByDay how={data} view="volume" stale={stale} />
            <SentimentByDay how={data} view="score" stale={stale} />
            <RelativeSentiment how={data} stale={stale} />
            <div className={styles['rest']}>
              <Emojis how={data} stale={stale} />
            </div>
            <div className={styles['third']}>
              <Reactions how={data} stale={stale} />
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function Waiting() {
  const { t } = useTranslation('analysis');
  const day = { granularity: t('overTime.per.day') };
  return (
    <div className={styles['grid']}>
      <div className={styles['half']}>
        <LoadingPanel title={t('sentimentSplit.title')} height={SPLIT} />
      </div>
      <div className={styles['half']}>
        <LoadingPanel title={t('how.byMedia')} height={SPLIT} />
      </div>
      <LoadingPanel title={t('how.byDay.volume', day)} height={CHART} />
      <LoadingPanel title={t('how.byDay.score', day)} height={CHART} />
    </div>
  );
}

/** How the mentions of each topic divide by sentiment, and their score. Each figure opens its posts. */
import { Link } from '@tanstack/react-router';
import type { ComparedTopic, Comparison } from '../../../../contract/analysis/comparison.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { FILTER_NAMES, SENTIMENT_ORDER } from '../../../lib/sentiments.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import shares from '../../../ui/share-rows.module.css';
import { TonedDownloads } from '../../../ui/toned-downloads.tsx';
import { usePostsOf } from '../use-comparison-place.ts';
import { useLeftOut } from '../use-left-out.ts';
import styles from './sentiment-by-topic.module.css';
import { TopicSign } from './topic-sign.tsx';

export function SentimentByTopic({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'analysis']);
  const format = useFormat();
  const foot = [t('analysis:kpi.scoreHint'), ...useLeftOut(comparison)].join(' · ');
  return (
    <Panel
      title={t('comparison:sentiment')}
      stale={stale}
      foot={foot}
      actions={
        <TonedDownloads
          title={t('comparison:sentiment')}
          foot={foot}
          fileName={datedName('sentiment-by-topic', comparison, format)}
          nameColumn={t('comparison:topic')}
          rows={comparison.topics.map(({ name, sentiment, score }) => ({
            ...sentiment,
            text: name,
            count: totalOf(sentiment),
            score: score.value,
          }))}
          total={comparison.count}
          most={comparison.topics.length}
          even
        />
      }
    >
      <ul className={styles['topics']}>
        {comparison.topics.map((topic) => (
          <li key={topic.id}>
            <Topic topic={topic} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Topic({ topic }: { topic: ComparedTopic }) {
  const { t } = useTranslation(['comparison', 'analysis', 'app']);
  const format = useFormat();
  const postsOf = usePostsOf();
  const { id, name, place, sentiment, score } = topic;
  const total = totalOf(sentiment);
  const there = SENTIMENT_ORDER.filter((key) => sentiment[key] > 0);
  return (
    <>
      <div className={styles['head']}>
        <TopicSign name={name} place={place} />
        <span className={styles['score']}>
          {t('analysis:sentimentSplit.scoreOf', {
            score: format.score(score.value),
            number: format.exact(total - sentiment.unscored),
          })}
        </span>
      </div>
      <div className={shares['stack']} aria-hidden>
        {there.map((key) => (
          <span key={key} style={{ width: `${(100 * sentiment[key]) / total}%`, background: `var(--color-${key})` }} />
        ))}
      </div>
      <div className={styles['figures']}>
        {there.map((key) => {
          const label = t(`app:sentiments.${key}`);
          const value = format.exact(sentiment[key]);
          return (
            <Link
              key={key}
              {...postsOf(id, { title: label, bucket: { sentiments: [FILTER_NAMES[key]] } })}
              className={styles['figure']}
              aria-label={t('comparison:openFigure', { figure: label, value, name })}
            >
              <SentimentDot of={key} /> {label} <b>{format.number(sentiment[key])}</b>
            </Link>
          );
        })}
      </div>
    </>
  );
}

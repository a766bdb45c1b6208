/** How the mentions divide by sentiment: one bar, and under it the figures, each of which opens its posts. */
import type { SentimentCounts } from '../../../../contract/analysis/figures.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { type Days, datedName } from '../../../lib/dated-name.ts';
import { FILTER_NAMES } from '../../../lib/sentiments.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SentimentDot } from '../../../ui/sentiment-dot.tsx';
import { ShareDownloads } from '../../../ui/share-downloads.tsx';
import { ShareRow } from '../../../ui/share-row.tsx';
import styles from '../../../ui/share-rows.module.css';
import { shareText } from '../../../ui/share-text.ts';
import { splitRows } from '../model.ts';
import { useOpenPosts } from '../use-open-posts.ts';

interface SentimentSplitProps {
  counts: SentimentCounts;
  score: number | null;
  /** Of what days. */
  of: Days;
  stale: boolean;
}

export function SentimentSplit({ counts, score, of, stale }: SentimentSplitProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const openPosts = useOpenPosts();
  const rows = splitRows(counts);
  const frame = {
    title: t('sentimentSplit.title'),
    total: t('sentimentSplit.scoreOf', { score: format.score(score), number: format.exact(totalOf(counts) - counts.unscored) }),
    foot: t('kpi.scoreHint'),
  };
  return (
    <Panel
      {...frame}
      stale={stale}
      actions={
        <ShareDownloads
          {...frame}
          fileName={datedName('sentiment', of, format)}
          nameColumn={t('app:sentiment')}
          rows={rows.map(({ key, ...row }) => ({ ...row, name: t(`app:sentiments.${key}`), colour: (look) => look[key] }))}
        />
      }
    >
      <div className={styles['stack']} aria-hidden>
        {rows.map(({ key, percent }) => (
          <span key={key} style={{ width: `${percent ?? 0}%`, background: `var(--color-${key})` }} />
        ))}
      </div>
      <ul className={styles['rows']}>
        {rows.map(({ key, count, percent }) => {
          const name = t(`app:sentiments.${key}`);
          const figures = { name, number: format.exact(count), percent: shareText(percent, format) };
          return (
            <ShareRow
              key={key}
              sign={<SentimentDot of={key} />}
              name={name}
              count={count}
              percent={figures.percent}
              hint={key === 'unscored' ? t('sentimentSplit.unscoredHint') : undefined}
              open={{
                label: t('sentimentSplit.open', figures),
                onOpen: () => openPosts({ title: name, bucket: { sentiments: [FILTER_NAMES[key]] } }),
              }}
            />
          );
        })}
      </ul>
    </Panel>
  );
}

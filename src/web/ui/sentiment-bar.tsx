/** How a row's mentions divide by sentiment, as one thin bar; the figures on hover and for screen readers. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useFormat } from '../lib/use-format.ts';
import styles from './sentiment-bar.module.css';

/** From good to bad, what has no score last. */
const ORDER = ['positive', 'neutral', 'mixed', 'negative', 'unscored'] as const satisfies readonly (keyof SentimentCounts)[];

export function SentimentBar({ counts }: { counts: SentimentCounts }) {
  const { t } = useTranslation('app');
  const format = useFormat();
  const parts = ORDER.filter((key) => counts[key] > 0);
  const words = parts.map((key) => t('sentimentFigures.of', { name: t(`sentiments.${key}`), number: format.exact(counts[key]) }));
  const label = words.join(t('sentimentFigures.comma'));
  return (
    <span className={styles['bar']} role="img" aria-label={label} title={label}>
      {parts.map((key) => (
        <span key={key} style={{ flexGrow: counts[key], background: `var(--color-${key})` }} />
      ))}
    </span>
  );
}

/** The colour of a sentiment beside its name; never instead of it. */
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import styles from './sentiment-dot.module.css';

export function SentimentDot({ of: sentiment }: { of: keyof SentimentCounts }) {
  return <span className={styles['dot']} style={{ background: `var(--color-${sentiment})` }} aria-hidden />;
}

/** A word that weighed in a sentiment, underlined by its side: solid where it praises, dashed where it complains. */
import { useTranslation } from '../i18n/shown-words.ts';
import type { Side } from './highlight.ts';
import styles from './weighed-word.module.css';

/** For those who do not tell the colours apart. */
export const SIDE_SIGNS: Record<Side, string> = { Positive: '+', Negative: '−' };

export function WeighedWord({ text, side }: { text: string; side: Side }) {
  const { t } = useTranslation('app');
  return (
    <span className={styles['word']} data-side={side} title={`${SIDE_SIGNS[side]} ${t(`sides.${side}`)}`}>
      {text}
    </span>
  );
}

/** How a thing does, in a word behind a mark of its tone. */
import styles from './state-word.module.css';

export type StateTone = 'good' | 'busy' | 'doubtful' | 'bad' | 'idle';

export interface StateWordProps {
  state: string;
  tone: StateTone;
  word: string;
  /** What it means, where that is not written beside it. */
  title?: string;
}

export function StateWord({ state, tone, word, title }: StateWordProps) {
  return (
    <span className={styles['word']} data-state={state} data-tone={tone} title={title}>
      {word}
    </span>
  );
}

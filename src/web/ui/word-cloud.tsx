/**
 * Words as large as they are frequent, in the order given, each a button. What it shows belongs in a table beside it too, since
 * sizes are hard to compare.
 */

import styles from './word-cloud.module.css';
import { type WordSizes, wordSize } from './word-size.ts';

export interface CloudWord {
  key: string;
  text: string;
  count: number;
  /** For a screen reader, and on hover: the word with its figures. */
  label: string;
}

export interface WordCloudProps {
  label: string;
  words: readonly CloudWord[];
  onOpen: (word: CloudWord) => void;
  sizes: WordSizes;
}

export function WordCloud({ label, words, onOpen, sizes }: WordCloudProps) {
  const most = Math.max(1, ...words.map(({ count }) => count));
  return (
    <ul className={styles['cloud']} aria-label={label}>
      {words.map((word) => (
        <li key={word.key}>
          <button
            type="button"
            className={styles['word']}
            style={{ fontSize: wordSize(word.count / most, sizes) }}
            title={word.label}
            aria-label={word.label}
            onClick={() => onOpen(word)}
          >
            {word.text}
          </button>
        </li>
      ))}
    </ul>
  );
}

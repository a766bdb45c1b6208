/** One part of a whole: its sign, name, count and percent, as a button that opens its posts. */
import type { ReactNode } from 'react';
import { NumberText } from '../../../ui/number-text.tsx';
import styles from './share-rows.module.css';

export interface ShareRowProps {
  /** What a screen reader says: name, figures and what a click does. */
  label: string;
  sign: ReactNode;
  name: ReactNode;
  count: number;
  percent: string;
  /** On hover. */
  hint?: string | undefined;
  onOpen: () => void;
}

export function ShareRow({ label, sign, name, count, percent, hint, onOpen }: ShareRowProps) {
  return (
    <li>
      <button type="button" className={styles['row']} disabled={count === 0} aria-label={label} title={hint} onClick={onOpen}>
        {sign}
        <span className={styles['name']}>{name}</span>
        <span className={styles['count']}>
          <NumberText value={count} />
        </span>
        <span className={styles['percent']}>{percent}</span>
      </button>
    </li>
  );
}

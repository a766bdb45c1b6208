/** One part of a whole: its sign, name, count and percent; a button where it opens the posts it counts. */
import type { ReactNode } from 'react';
import { NumberText } from './number-text.tsx';
import styles from './share-rows.module.css';

export interface ShareRowProps {
  sign: ReactNode;
  name: ReactNode;
  count: number;
  percent: string;
  /** On hover. */
  hint?: string | undefined;
  /** What a click does, and what a screen reader says of it: name, figures and that. */
  open?: { label: string; onOpen: () => void } | undefined;
}

export function ShareRow({ sign, name, count, percent, hint, open }: ShareRowProps) {
  const parts = (
    <>
      {sign}
      <span className={styles['name']}>{name}</span>
      <span className={styles['count']}>
        <NumberText value={count} />
      </span>
      <span className={styles['percent']}>{percent}</span>
    </>
  );
  return (
    <li>
      {open ? (
        <button
          type="button"
          className={styles['row']}
          disabled={count === 0}
          aria-label={open.label}
          title={hint}
          onClick={open.onOpen}
        >
          {parts}
        </button>
      ) : (
        <div className={styles['row']} title={hint}>
          {parts}
        </div>
      )}
    </li>
  );
}

/** Why there is nothing here, and the next step. */
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  text: string;
  /** A button or link: the next step. */
  action?: ReactNode;
  icon?: ReactNode;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ title, text, action, icon, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon && (
        <div className={styles['icon']} aria-hidden>
          {icon}
        </div>
      )}
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action}
    </div>
  );
}

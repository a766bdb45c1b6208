/**
 * The head of a page: title, a line of context, the primary action. After a change of page the title takes the focus, so
 * that keyboards and screen readers start there; on the first page of a visit the browser's own start is left alone.
 */
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** Period, timezone, completeness. */
  context?: ReactNode;
  /** The primary action, at the right. */
  action?: ReactNode;
}

export function PageHead({ title, context, action }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { history } = useRouter();
  useEffect(() => {
    // `__TSR_index` counts the pages of this visit; 0 is the one the browser loaded.
    if ((history.location.state.__TSR_index ?? 0) > 0) heading.current?.focus({ preventScroll: true });
  }, [history]);
  return (
    <header className={styles['head']}>
      <div className={styles['words']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {context && <div className={styles['context']}>{context}</div>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </header>
  );
}

/** A card with a title, a figure beside it, something to do, and a foot. The heading names the section. */
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** What is counted in all, beside the title. */
  total?: ReactNode;
  /** Buttons at the right of the head. */
  actions?: ReactNode;
  /** Small print: timezone, source, completeness. */
  foot?: ReactNode;
  /** The content belongs to the question before; shown dimmed. */
  stale?: boolean;
  /** Only the head is there, on one line. */
  folded?: boolean;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { title, total, actions, foot, stale = false, folded = false, heading: Heading = 'h2', children } = props;
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id} aria-busy={stale || undefined}>
      <header className={styles['head']} data-folded={folded || undefined}>
        <Heading id={id} className={styles['title']}>
          {title}
        </Heading>
        {total !== undefined && <span className={styles['total']}>{total}</span>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {!folded && (
        <div className={styles['body']} data-stale={stale || undefined}>
          {children}
        </div>
      )}
      {!folded && foot && <footer className={styles['foot']}>{foot}</footer>}
    </section>
  );
}

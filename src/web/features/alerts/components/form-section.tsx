/** A part of the form: a title, and fields below each other. */
import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

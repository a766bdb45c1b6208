/** How full something is, in words and as a bar. */
import { useId } from 'react';
import styles from './meter.module.css';

export function Meter({ label, value, max, text }: { label: string; value: number; max: number; text: string }) {
  const id = useId();
  return (
    <div className={styles['meter']}>
      <label className={styles['words']} htmlFor={id}>
        <span>{label}</span>
        <span>{text}</span>
      </label>
      <meter
        id={id}
        className={styles['bar']}
        min={0}
        max={Math.max(1, max)}
        value={value}
        data-full={value >= max || undefined}
      />
    </div>
  );
}

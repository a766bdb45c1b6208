/** How full something is, in words and as a bar. */
import { useId } from 'react';
import styles from './meter.module.css';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  text: string;
  /** Drawn as a warning; where it is left out, when nothing is left. */
  full?: boolean;
  /** Little is left. */
  nearly?: boolean;
}

/** Where a meter will stand: as high as one whose figures are known. */
export function MeterPlace() {
  return (
    <div className={styles['meter']} aria-hidden>
      <span>&nbsp;</span>
      <span className={styles['bar']} />
    </div>
  );
}

export function Meter({ label, value, max, text, full = value >= max, nearly = false }: MeterProps) {
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
        data-full={full || undefined}
        data-nearly={(nearly && !full) || undefined}
      />
    </div>
  );
}

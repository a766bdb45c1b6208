/** How full something is, in words and as a bar. */
import styles from './meter.module.css';

export function Meter({ label, value, max, text }: { label: string; value: number; max: number; text: string }) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className={styles['meter']}>
      <div className={styles['words']}>
        <span>{label}</span>
        <span>{text}</span>
      </div>
      <div
        className={styles['track']}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <div className={styles['bar']} data-full={share >= 1 || undefined} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

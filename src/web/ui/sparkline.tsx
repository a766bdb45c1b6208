/** A line without axes, for a row of a list. Its words are in `label`; the drawing itself is silent. */
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  label: string;
  width?: number;
  height?: number;
}

export function Sparkline({ values, label, width = 120, height = 32 }: SparklineProps) {
  const top = Math.max(1, ...values);
  const inset = 2;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const points = values.map((value, index) => {
    const y = inset + (height - 2 * inset) * (1 - value / top);
    return `${(inset + index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles['line']}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {points.length > 1 && (
        <>
          <path className={styles['area']} d={`M${inset},${height} L${points.join(' L')} L${width - inset},${height} Z`} />
          <polyline className={styles['stroke']} points={points.join(' ')} />
        </>
      )}
    </svg>
  );
}

/** A line without axes, for a row of a list. Its words are in `label`; the drawing itself is silent. */
import { sparkLine } from './spark-line.ts';
import styles from './sparkline.module.css';

export interface SparklineProps {
  /** Oldest first; null is a gap. */
  values: readonly (number | null)[];
  label: string;
  width?: number;
  height?: number;
}

export function Sparkline({ values, label, width = 120, height = 32 }: SparklineProps) {
  const { runs, ground } = sparkLine(values, { width, height, inset: 2 });
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
      {values.length > 1 && runs.map((run) => <Run key={run[0]?.x} run={run} ground={ground} />)}
    </svg>
  );
}

function Run({ run, ground }: { run: readonly { x: number; y: number }[]; ground: number }) {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return null;
  // A day known between two that are not has no line to either side.
  if (run.length === 1) return <circle className={styles['point']} cx={first.x} cy={first.y} r={1.5} />;
  const points = run.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <>
      <polygon className={styles['area']} points={`${first.x},${ground} ${points} ${last.x},${ground}`} />
      <polyline className={styles['stroke']} points={points} />
    </>
  );
}

/**
 * One bar per day without axes: the day under the pointer is named above, the table below says them all. The last day is
 * drawn as one that is not over yet.
 */
import { type PointerEvent, useId, useState } from 'react';
import { useFormat } from '../lib/use-format.ts';
import styles from './day-bars.module.css';

export interface DayBarsProps {
  /** Oldest first; the last is today. */
  days: readonly { date: string; count: number }[];
  /** What is drawn, in words. */
  label: string;
  words: { table: string; day: string; count: string; unfinished: string };
}

const WIDTH = 360;
const HEIGHT = 64;
const GAP = 2;

export function DayBars({ days, label, words }: DayBarsProps) {
  const format = useFormat();
  const hatch = useId();
  const [at, setAt] = useState<number | null>(null);
  const top = Math.max(1, ...days.map((day) => day.count));
  const step = WIDTH / Math.max(1, days.length);
  const shown = at === null ? undefined : days[at];
  const [first, last] = [days[0], days.at(-1)];

  function point(event: PointerEvent<SVGSVGElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * days.length);
    setAt(Math.min(days.length - 1, Math.max(0, index)));
  }

  return (
    <div className={styles['days']}>
      <div className={styles['said']} aria-hidden>
        {shown ? (
          <>
            <b>{format.exact(shown.count)}</b> {format.day(shown.date)}
            {at === days.length - 1 && ` · ${words.unfinished}`}
          </>
        ) : (
          label
        )}
      </div>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(null)}
      >
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="4" className={styles['hatch']} />
        </pattern>
        {days.map(({ date, count }, index) => {
          // A day with something in it is never nothing on the picture.
          const height = count === 0 ? 1 : Math.max(2, (HEIGHT * count) / top);
          return (
            <rect
              key={date}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              className={styles['bar']}
              data-empty={count === 0 || undefined}
              data-pointed={index === at || undefined}
              style={index === days.length - 1 && count > 0 ? { fill: `url(#${hatch})` } : undefined}
            />
          );
        })}
      </svg>
      <div className={styles['ends']} aria-hidden>
        <span>{first && format.day(first.date)}</span>
        <span>{last && format.day(last.date)}</span>
      </div>
      <details className={styles['table']}>
        <summary>{words.table}</summary>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{format.day(date)}</th>
                <td>{format.exact(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

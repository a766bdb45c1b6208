/** A summary, or what stands in for it until it is there; dimmed while it is of another question. */
import { Skeleton } from '@mantine/core';
import type { AskedSummary } from '../lib/asked-summary.ts';
import { Loaded } from './loaded.tsx';
import styles from './summary-text.module.css';
import { type OpenCited, SummaryText } from './summary-text.tsx';

export interface ShownSummaryProps {
  of: AskedSummary;
  /** null where there is one post, and it stands beside the summary. */
  onOpen: OpenCited | null;
  /** Pixels: what it comes to. */
  height: number;
}

export function ShownSummary({ of, onOpen, height }: ShownSummaryProps) {
  return (
    <Loaded of={of} skeleton={<Skeleton height={height} radius="sm" />}>
      {(data) =>
        data && (
          <div className={styles['said']} data-stale={of.stale || undefined} aria-busy={of.stale || undefined}>
            <SummaryText summary={data} onOpen={onOpen} />
          </div>
        )
      }
    </Loaded>
  );
}

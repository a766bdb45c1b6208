/** A summary with what becomes of asking the model for it: said while it writes, and where nothing comes of it. */
import { Loader, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('analysis');
  return (
    <>
      {/* There before it says anything, so that it is heard. */}
      <div role="status" className={styles['writing']}>
        {of.writing && (
          <>
            <Loader size={14} aria-hidden />
            {t('summary.writing')}
          </>
        )}
      </div>
      {of.failed && (
        <p className={styles['lack']} role="alert">
          {t(of.failed.code === 'rate_limited' ? 'summary.tooOften' : 'summary.failed')}
        </p>
      )}
      <Loaded of={of} skeleton={<Skeleton height={height} radius="sm" />}>
        {(data) =>
          data && (
            <div className={styles['said']} data-stale={of.stale || undefined} aria-busy={of.stale || undefined}>
              <SummaryText summary={data} onOpen={onOpen} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

/** What happened at a peak, for whoever wants to know: nothing is read before. */
import { Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Peak } from '../../../../contract/analysis/peaks.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePeakSummary } from '../use-summary.ts';
import { AskModel } from './ask-model.tsx';
import styles from './peak-summary.module.css';
import { SummaryText } from './summary-text.tsx';

export function PeakSummary({ peak, title }: { peak: Peak; title: string }) {
  const { t } = useTranslation('analysis');
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t(isOpen ? 'summary.hideOf' : 'summary.showOf', { title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'summary.hide' : 'summary.show')}
      </button>
      <div id={panelId}>{isOpen && <Opened peak={peak} />}</div>
    </>
  );
}

function Opened({ peak: { start, end } }: { peak: Peak }) {
  const summary = usePeakSummary({ start, end });
  return (
    <div className={styles['summary']}>
      <Loaded of={summary} skeleton={<Skeleton height={120} radius="sm" />}>
        {(data) => data && <SummaryText summary={data} />}
      </Loaded>
      <div className={styles['ask']}>
        <AskModel of={summary} />
      </div>
    </div>
  );
}

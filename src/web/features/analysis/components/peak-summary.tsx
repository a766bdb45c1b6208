/** What happened at a peak, for whoever wants to know: nothing is read before. */
import { useId, useState } from 'react';
import type { Peak } from '../../../../contract/analysis/peaks.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { AskModel } from '../../../ui/ask-model.tsx';
import { ModelWriting } from '../../../ui/model-writing.tsx';
import { ShownSummary } from '../../../ui/shown-summary.tsx';
import { useOpenCited, usePeakSummary } from '../use-summary.ts';
import styles from './peak-summary.module.css';

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

function Opened({ peak }: { peak: Peak }) {
  const summary = usePeakSummary(peak);
  const openCited = useOpenCited();
  return (
    <div className={styles['summary']}>
      <ShownSummary of={summary} onOpen={openCited} height={120} />
      <div className={styles['ask']}>
        <AskModel of={summary} />
        <ModelWriting of={summary} />
      </div>
    </div>
  );
}

/** What is said, in a few sentences: quotations at first, or what the model writes of the posts when it is asked. */
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type AskedSummary, useTopicSummary } from '../use-summary.ts';
import { AskModel } from './ask-model.tsx';
import { SummaryText } from './summary-text.tsx';

/** Pixels: five quotations. */
const HEIGHT = 296;

export function TopicSummary() {
  const { t } = useTranslation('analysis');
  const summary = useTopicSummary();
  const title = t('summary.title');
  if (summary.pending && !summary.error) return <LoadingSummary title={title} isAsked={summary.isAsked} />;
  return (
    <Panel title={title} stale={summary.stale} actions={<AskModel of={summary} />}>
      <Summed of={summary} />
    </Panel>
  );
}

/** Where the model is asked, it may take a minute. */
function LoadingSummary({ title, isAsked }: { title: string; isAsked: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  return (
    <div role="status" aria-label={t(isAsked ? 'analysis:summary.writing' : 'app:loading')}>
      <LoadingPanel title={isAsked ? t('summary.writing') : title} height={HEIGHT} />
    </div>
  );
}

function Summed({ of: { data, error, retry } }: { of: AskedSummary }) {
  if (error) return <LoadError onRetry={retry} />;
  return data && <SummaryText summary={data} />;
}

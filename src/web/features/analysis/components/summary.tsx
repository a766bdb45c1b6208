/** What is said, in a few sentences: quotations at first, or what the model writes of the posts when it is asked. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { AskModel } from '../../../ui/ask-model.tsx';
import { ModelWriting } from '../../../ui/model-writing.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShownSummary } from '../../../ui/shown-summary.tsx';
import { useOpenCited, useTopicSummary } from '../use-summary.ts';

/** Pixels: five quotations. */
const HEIGHT = 240;

export function TopicSummary() {
  const { t } = useTranslation('analysis');
  const summary = useTopicSummary();
  const openCited = useOpenCited();
  return (
    <Panel title={t('summary.title')} actions={<AskModel of={summary} />}>
      <ModelWriting of={summary} />
      <ShownSummary of={summary} onOpen={openCited} height={HEIGHT} />
    </Panel>
  );
}

/** What is said of the topics in a few sentences, above all what of one and not of the others; each with its posts. */
import type { ComparedTopic } from '../../../../contract/analysis/comparison.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { AskModel } from '../../../ui/ask-model.tsx';
import { ModelWriting } from '../../../ui/model-writing.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShownSummary } from '../../../ui/shown-summary.tsx';
import { useComparedSummary } from '../api.ts';
import { useComparisonPlace } from '../use-comparison-place.ts';
import { useOpenCited } from '../use-open-cited.ts';

/** Pixels: five quotations. */
const HEIGHT = 240;

/** `topics`: those that have figures. */
export function ComparedSummary({ topics }: { topics: readonly ComparedTopic[] }) {
  const { t } = useTranslation('analysis');
  const { search } = useComparisonPlace();
  const ids = topics.map(({ id }) => id);
  const summary = useComparedSummary(ids, search);
  const openCited = useOpenCited(ids);
  return (
    <Panel title={t('summary.title')} actions={<AskModel of={summary} />}>
      <ModelWriting of={summary} />
      <ShownSummary of={summary} onOpen={openCited} height={HEIGHT} />
    </Panel>
  );
}

/** The filter of a topic's page, which hears nothing of the figures below it: they are asked for anew every half minute. */
import { memo } from 'react';
import type { Topic } from '../../../../contract/topics.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import type { FilterPlace } from '../../../ui/filter/use-filter.ts';
import { useAnalysis } from '../use-analysis.ts';
import { ExportMenu } from './export-menu.tsx';
import { SaveView } from './save-view.tsx';
import { ViewsMenu } from './views-menu.tsx';

interface TopicFilterProps extends Pick<FilterPlace, 'textRefusal'> {
  topic: Topic;
}

export const TopicFilter = memo(function TopicFilter({ topic, textRefusal }: TopicFilterProps) {
  const { t } = useTranslation('analysis');
  const { search, change } = useAnalysis();
  return (
    <FilterBar
      of={{ topics: [topic], search, change, textRefusal }}
      whole={t('filter.wholePeriod')}
      actions={
        <>
          <ViewsMenu />
          <ExportMenu topic={topic} />
        </>
      }
      withChips={<SaveView />}
    />
  );
});

/** Why there is no mention to show, and what to do about it. */
import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { isBeingSearched } from '../../../../contract/topic-state.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { isBackwards } from '../../../lib/filter-period.ts';
import { isFiltered } from '../../../lib/filter-search.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { useAnalysedTopic } from '../api.ts';
import { useAnalysis } from '../use-analysis.ts';

const ICON = <IconMessageOff size={40} stroke={1.25} />;

export function NoMention() {
  const { t } = useTranslation(['analysis', 'errors']);
  const { id, search, clear } = useAnalysis();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const topic = useAnalysedTopic(id).data;
  if (!topic || isBeingSearched(topic))
    return <EmptyState icon={ICON} title={t('analysis:empty.title')} text={t('analysis:empty.searching')} />;
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={ICON}
        title={t('analysis:empty.title')}
        text={t(isBackwards(search, timezone) ? 'errors:startNotBeforeEnd' : 'analysis:empty.filtered')}
        action={<Button onClick={clear}>{t('analysis:empty.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={ICON}
      title={t('analysis:empty.title')}
      text={t('analysis:empty.topic')}
      action={
        <InPlan>
          <ButtonLink to="/topics/$id/edit" params={{ id }}>
            {t('analysis:empty.edit')}
          </ButtonLink>
        </InPlan>
      }
    />
  );
}

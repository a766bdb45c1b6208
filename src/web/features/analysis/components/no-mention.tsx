/** Why there is no mention to show, and what to do about it. */
import { Button } from '@mantine/core';
import { IconMessageOff } from '@tabler/icons-react';
import { isBeingSearched } from '../../../../contract/topic-state.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { isFiltered } from '../../../lib/filter-search.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import { useAnalysedTopic } from '../api.ts';
import { useAnalysis } from '../use-analysis.ts';

const ICON = <IconMessageOff size={40} stroke={1.25} />;

export function NoMention() {
  const { t } = useTranslation('analysis');
  const { id, search, clear } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  if (!topic || isBeingSearched(topic)) return <EmptyState icon={ICON} title={t('empty.title')} text={t('empty.searching')} />;
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={ICON}
        title={t('empty.title')}
        text={t('empty.filtered')}
        action={<Button onClick={clear}>{t('empty.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={ICON}
      title={t('empty.title')}
      text={t('empty.topic')}
      action={
        <InPlan>
          <ButtonLink to="/topics/$id/edit" params={{ id }}>
            {t('empty.edit')}
          </ButtonLink>
        </InPlan>
      }
    />
  );
}

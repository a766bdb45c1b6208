/** Why there is no mention to show, and what to do about it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { isFiltered } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';

export function NoMention({ searching }: { searching: boolean }) {
  const { t } = useTranslation('analysis');
  const { id, search, clear } = useAnalysis();
  if (searching) return <EmptyState title={t('empty.title')} text={t('empty.searching')} />;
  if (isFiltered(search)) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.filtered')}
        action={<Button onClick={clear}>{t('empty.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.topic')}
      action={
        <ButtonLink to="/topics/$id/edit" params={{ id }}>
          {t('empty.edit')}
        </ButtonLink>
      }
    />
  );
}

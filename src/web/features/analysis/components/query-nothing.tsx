/** Why a search has found nothing, and what to try. */
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { isFiltered, NO_FILTER } from '../../../lib/filter-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useQueryPlace } from '../use-query.ts';

export function QueryNothing({ stale }: { stale: boolean }) {
  const { t } = useTranslation('search');
  const { search, change } = useQueryPlace();
  const filtered = isFiltered(search);
  return (
    <div aria-busy={stale || undefined}>
      <EmptyState
        icon={<IconSearchOff size={40} stroke={1.25} />}
        title={t('nothing.title')}
        text={t(filtered ? 'nothing.filtered' : 'nothing.text')}
        action={
          filtered ? (
            <Button onClick={() => change(NO_FILTER)}>{t('nothing.clear')}</Button>
          ) : (
            <Button variant="default" onClick={() => change({ tab: 'web' })}>
              {t('nothing.web')}
            </Button>
          )
        }
      />
    </div>
  );
}

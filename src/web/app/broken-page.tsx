/** Shown instead of a page that threw; the shell around it keeps working. */
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../lib/log-failure.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('app');
  useEffect(() => logFailure('page', error), [error]);
  return (
    <EmptyState
      heading="h1"
      title={t('brokenTitle')}
      text={t('brokenText')}
      action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    />
  );
}

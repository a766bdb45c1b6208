/** Shown instead of a page that threw; the shell around it keeps working. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { logFailure } from '../lib/log-failure.ts';
import { isServerThere, ServerAway } from '../lib/server-there.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useNotify } from '../ui/use-notify.tsx';

export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation(['app', 'errors']);
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  useEffect(() => logFailure('page', error), [error]);
  const isAway = error instanceof ServerAway;
  // With the network back, the page that was wanted comes by itself.
  useEffect(() => {
    if (!isAway) return;
    const again = () => location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway]);
  async function reload(): Promise<void> {
    setAsking(true);
    if (await isServerThere()) return location.reload();
    setAsking(false);
    notify(t('serverAway'), 'failed');
  }
  return (
    <EmptyState
      heading="h1"
      title={t('brokenTitle')}
      text={t(isAway ? 'errors:noAnswer' : 'brokenText')}
      action={
        <Button loading={asking} onClick={() => void reload()}>
          {t('reload')}
        </Button>
      }
    />
  );
}

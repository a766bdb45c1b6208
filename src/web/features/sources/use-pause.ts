/** Pauses a source or goes on with it. */
import { useTranslation } from 'react-i18next';
import type { Source } from '../../../contract/sources.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { useChangeSource } from './api.ts';
import { nameOf } from './find-sources.ts';
import { refusalOf } from './source-errors.ts';

export function usePause(source: Source): { pending: boolean; toggle(): void } {
  const { t } = useTranslation('sources');
  const notify = useNotify();
  const change = useChangeSource();
  const paused = source.state === 'paused';
  return {
    pending: change.isPending,
    toggle: () =>
      change.mutate(
        { sourceId: source.id, paused: !paused },
        {
          onError: (error) =>
            notify(
              refusalOf(error) === 'gone' ? t('refused.gone') : t(paused ? 'notResumed' : 'notPaused', { name: nameOf(source) }),
              'failed',
            ),
        },
      ),
  };
}

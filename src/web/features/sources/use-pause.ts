/** Pauses a source or goes on with it. */
import type { Source } from '../../../contract/sources.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
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
    // The button stays one that can be pressed, for else it would lose the focus: it does nothing then.
    toggle(): void {
      if (change.isPending) return;
      const failed = () => t(paused ? 'notResumed' : 'notPaused', { name: nameOf(source) });
      change
        .mutateAsync({ sourceId: source.id, paused: !paused })
        .catch((error: Error) => notify(refusalOf(error) === 'gone' ? t('refused.gone') : failed(), error));
    },
  };
}

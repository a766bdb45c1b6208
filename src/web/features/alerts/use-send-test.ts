/** Sending a message as an alert would, to whoever asks; and what is said of it then. */
import { useTranslation } from 'react-i18next';
import type { Alert } from '../../../contract/alerts.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { isRefused, useTestAlert } from './api.ts';

export function useSendTest({ id }: Pick<Alert, 'id'>) {
  const { t } = useTranslation('alerts');
  const notify = useNotify();
  const test = useTestAlert();
  return {
    isSending: test.isPending,
    send(): void {
      if (test.isPending) return;
      const failed = (error: Error) => notify(t(wordsOf(error)), 'failed');
      test.mutateAsync(id).then(({ email }) => notify(t('testSent', { email })), failed);
    },
  };
}

function wordsOf(error: Error): 'gone' | 'testTooOften' | 'testFailed' {
  if (isRefused(error, 'not_found')) return 'gone';
  return isRefused(error, 'rate_limited') ? 'testTooOften' : 'testFailed';
}

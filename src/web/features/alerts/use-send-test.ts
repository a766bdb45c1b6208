/** Sending a message as an alert would, to whoever asks; and what is said of it then. */
import type { Alert } from '../../../contract/alerts.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import type { Format } from '../../lib/format.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { isRefused, useTestAlert } from './api.ts';
import { minutesWords, type WordsT } from './condition-words.ts';

const MINUTE = 60_000;

export function useSendTest({ id }: Pick<Alert, 'id'>) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const notify = useNotify();
  const test = useTestAlert();
  return {
    isSending: test.isPending,
    send(): void {
      if (test.isPending) return;
      const failed = (error: Error) => {
        const span = waitOf(t, format, error);
        notify(span === undefined ? t(wordsOf(error)) : t('testTooOftenFor', { span }), error);
      };
      test.mutateAsync(id).then(({ email }) => notify(t('testSent', { email })), failed);
    },
  };
}

/** Until when somebody is to wait, in words for how long that is. */
function waitOf(t: WordsT, format: Format, error: Error): string | undefined {
  const until = isRefused(error, 'rate_limited') ? error.detail.until : undefined;
  if (until === undefined) return undefined;
  return minutesWords(t, format, Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / MINUTE)));
}

function wordsOf(error: Error): 'gone' | 'testTooOften' | 'testFailed' {
  if (isRefused(error, 'not_found')) return 'gone';
  return isRefused(error, 'rate_limited') ? 'testTooOften' : 'testFailed';
}

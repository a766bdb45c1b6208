/** How whoever has unsubscribed from an alert comes back: by himself, or asked by mail; and what is said of it then. */
import type { Alert } from '../../../contract/alerts.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNotify } from '../../ui/use-notify.tsx';
import { isRefused, useAskAgain, useReceiveAgain } from './api.ts';

export function useComeBack({ id, alertName: name }: Pick<Alert, 'id' | 'alertName'>) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  const notify = useNotify();
  const receiving = useReceiveAgain();
  const asking = useAskAgain();

  function whyNotAsked(error: Error, email: string): string {
    if (isRefused(error, 'invalid') && error.detail.fields?.['email'] === 'tooManyAsked')
      return t('errors:tooManyAsked', { max: format.exact(LIMITS.questionsOfDay) });
    if (isRefused(error, 'limit_reached')) return t('alerts:comeBack.askedEnough', { email });
    const until = isRefused(error, 'rate_limited') && error.detail.until;
    return until ? t('alerts:comeBack.askedBefore', { email, time: format.dateTime(until) }) : t('alerts:comeBack.failed');
  }

  return {
    isReceiving: receiving.isPending,
    isAsking: asking.isPending,
    receive(): void {
      const said = () => notify(t('alerts:comeBack.receiving', { name }));
      receiving.mutateAsync(id).then(said, (error: Error) => notify(t('alerts:comeBack.failed'), error));
    },
    ask(email: string): void {
      const said = () => notify(t('alerts:comeBack.asked', { email }));
      asking.mutateAsync({ id, email }).then(said, (error: Error) => notify(whyNotAsked(error, email), error));
    },
  };
}

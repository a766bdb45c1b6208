/** Why a search of the web has come to nothing, and what to do. */
import { Button } from '@mantine/core';
import { WEB_LIMITS } from '../../../../contract/web-search.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import type { CallError } from '../../../lib/call-error.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';

/** What is refused by whom. */
const LIMITED = { [WEB_LIMITS.pace]: 'pace', [WEB_LIMITS.quota]: 'quota', [WEB_LIMITS.budget]: 'budget' } as const;

/** `sites`: what is wrong with the addresses that it was narrowed to. */
export function WebRefused({ error, sites, retry }: { error: CallError; sites: string | undefined; retry: () => void }) {
  const { t } = useTranslation('search');
  const again = <Button onClick={retry}>{t('stopped.again')}</Button>;
  switch (error.code) {
    case 'not_configured':
      return <EmptyState title={t('web.notConfigured')} text={t('web.notConfiguredText')} />;
    case 'rate_limited':
      return <Limited detail={error.detail} retry={retry} />;
    case 'forbidden':
      return <EmptyState title={t('web.planEnded')} text={t('web.planEndedText')} />;
    case 'conflict':
      return <EmptyState title={t('web.overtaken')} text={t('web.overtakenText')} action={again} />;
    case 'invalid':
      return sites === undefined ? (
        <EmptyState title={t('wrong.title')} text={t('wrong.text')} />
      ) : (
        <EmptyState title={t('web.urlsTitle')} text={sites} />
      );
    case 'network':
      return <LoadError of={{ error, retry }} />;
    default:
      return <EmptyState title={t('web.failed')} text={t('web.failedText')} action={again} />;
  }
}

function Limited({ detail, retry }: { detail: CallError['detail']; retry: () => void }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { limit, until, retryAfter = 60 } = detail;
  const by = limit !== undefined && Object.hasOwn(LIMITED, limit) ? LIMITED[limit as keyof typeof LIMITED] : undefined;
  const again = <Button onClick={retry}>{t('stopped.again')}</Button>;
  if (by === undefined || until === undefined) {
    const title = t(by === undefined ? 'tooOften.title' : `web.limited.${by}`);
    return <EmptyState title={title} text={t('tooOften.text', { seconds: format.exact(retryAfter) })} action={again} />;
  }
  return (
    <EmptyState
      title={t(`web.limited.${by}`)}
      text={t(`web.limitedUntil.${by}`, { time: format.dateTime(until), timezone: format.timezone() })}
      action={by === 'pace' ? again : undefined}
    />
  );
}

/** When a source was last read, when it is asked again, and how long its posts take: relative, exact on hover. */
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';

export function LastRead({ source: { succeededAt } }: { source: Source }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const now = useNow();
  if (succeededAt === null) return <span>{t('never')}</span>;
  return <span title={format.dateTime(succeededAt)}>{format.relative(succeededAt, now)}</span>;
}

export function NextRead({ source: { nextAt, state, intervalSeconds } }: { source: Source }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const now = useNow();
  if (nextAt === null || state === 'paused') return <span>–</span>;
  const every = t('every', { interval: format.duration(intervalSeconds) });
  // What is due stands in line with others that are.
  const when = Date.parse(nextAt) <= now ? t('soon') : format.relative(nextAt, now);
  return <span title={`${format.dateTime(nextAt)} · ${every}`}>{when}</span>;
}

export function Delay({ source: { delaySeconds } }: { source: Source }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  return <span title={t('delayHint')}>{format.duration(delaySeconds)}</span>;
}

/** How fresh each media type is that has sources: how many there are, how many give nothing, and to when all is read. */
import type { Coverage } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useTimeToday } from '../../../lib/use-time-today.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import styles from './coverage-row.module.css';

export function CoverageRow({ coverage }: { coverage: readonly Coverage[] }) {
  const { t } = useTranslation(['sources', 'app']);
  const format = useFormat();
  const timeOf = useTimeToday();
  return (
    <ul className={styles['row']} aria-label={t('sources:coverage')}>
      {coverage.map(({ mediaType, sources, silent, unread, completeTo }) => (
        <li key={mediaType} className={styles['type']}>
          <MediaIcon type={mediaType} size={20} />
          <span>
            <strong>{t(`app:mediaTypes.${mediaType}`)}</strong>{' '}
            <span className={styles['count']}>{t('sources:count', { count: sources, number: format.exact(sources) })}</span>
            <span className={styles['time']} title={completeTo ? format.dateTime(completeTo) : undefined}>
              {completeTo ? t('sources:completeTo', { time: timeOf(completeTo) }) : t('sources:notComplete')}
            </span>
            {silent > 0 && (
              <span className={styles['silent']}>{t('sources:silent', { count: silent, number: format.exact(silent) })}</span>
            )}
            {unread > 0 && (
              <span className={styles['time']}>{t('sources:unread', { count: unread, number: format.exact(unread) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which media types have posts, and up to when each is complete. */
import type { Home } from '../../../../contract/home.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useTimeToday } from '../../../lib/use-time-today.ts';
import { VARIANT } from '../../../lib/variant.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './coverage.module.css';

export function Coverage({ home: { coverage, completeTo } }: { home: Home }) {
  const { t } = useTranslation(['home', 'app']);
  const format = useFormat();
  const time = useTimeToday();
  const have = new Map(coverage.map(({ type, completeTo: at }) => [type, at]));
  const without = VARIANT.channels.flatMap(({ covers }) => covers).filter((type) => !have.has(type));
  return (
    <Panel
      title={t('home:coverage')}
      total={completeTo ? t('home:completeTo', { time: time(completeTo) }) : t('home:noPost')}
      foot={t('home:coverageHint')}
    >
      <ul className={styles['types']}>
        {coverage.map(({ type, completeTo: at }) => (
          <li key={type} title={format.dateTime(at)}>
            <MediaIcon type={type} size={18} />
            <span className={styles['name']}>{t(`app:mediaTypes.${type}`)}</span>
            <span className={styles['time']}>{t('home:completeTo', { time: time(at) })}</span>
          </li>
        ))}
        {without.map((type) => (
          <li key={type} className={styles['none']}>
            <MediaIcon type={type} size={18} />
            <span className={styles['name']}>{t(`app:mediaTypes.${type}`)}</span>
            <span className={styles['time']}>{t('home:noPost')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

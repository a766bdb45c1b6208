/** Alerts that are on and tell nobody: whoever looks at what was told should know what was not. */
import { Link } from '@tanstack/react-router';
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { nobodyTold } from '../../../lib/nobody-told.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { NobodyToldWords } from '../../../ui/nobody-told.tsx';
import styles from './tell-nobody.module.css';

const SHOWN = 3;

export function TellNobody({ alerts }: { alerts: readonly Alert[] }) {
  const { t } = useTranslation('alert-dashboard');
  const format = useFormat();
  const those = alerts.flatMap((alert) => {
    const why = nobodyTold(alert);
    return why ? [{ alert, why }] : [];
  });
  if (those.length === 0) return null;
  const more = those.length - SHOWN;
  return (
    <ul className={styles['alerts']} aria-label={t('tellNobody')}>
      {those.slice(0, SHOWN).map(({ alert: { id, alertName }, why }) => (
        <li key={id}>
          <Link to="/alerts/$id/edit" params={{ id }} className={styles['name']}>
            {alertName}
          </Link>
          <NobodyToldWords why={why} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link to="/alerts">{t('moreTellNobody', { count: more, number: format.exact(more) })}</Link>
        </li>
      )}
    </ul>
  );
}

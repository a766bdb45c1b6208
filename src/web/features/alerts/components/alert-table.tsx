/** Alerts, one row each. */
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ListTable } from '../../../ui/list-table.tsx';
import { useFocusAround } from '../../../ui/use-focus-around.ts';
import { useAlertActs } from '../use-alert-acts.ts';
import { AlertMenu } from './alert-menu.tsx';
import { AlertCondition, AlertName, AlertSwitch, LastFired, WhoIsTold } from './alert-parts.tsx';
import { AlertStateWords } from './alert-state.tsx';
import styles from './alert-table.module.css';

export interface AlertListProps {
  alerts: readonly Alert[];
}

const COLUMNS = ['name', 'condition', 'state', 'fired', 'emails', 'enabled'] as const;

export function AlertTable({ alerts }: AlertListProps) {
  const { t } = useTranslation('alerts');
  return (
    <ListTable label={t('list')} columns={COLUMNS.map((id) => ({ id, word: t(`columns.${id}`) }))}>
      {alerts.map((alert) => (
        <Row key={alert.id} alert={alert} />
      ))}
    </ListTable>
  );
}

function Row({ alert }: { alert: Alert }) {
  const acts = useAlertActs(alert);
  const row = useFocusAround<HTMLTableRowElement>();
  return (
    <tr ref={row} data-alert={alert.alertName}>
      <th scope="row" className={styles['name']}>
        <AlertName alert={alert} />
      </th>
      <td className={styles['condition']}>
        <AlertCondition alert={alert} />
      </td>
      <td className={styles['state']}>
        <AlertStateWords alert={alert} />
      </td>
      <td className={styles['time']}>
        <LastFired alert={alert} />
      </td>
      <td className={styles['told']}>
        <WhoIsTold alert={alert} />
      </td>
      <td>
        <AlertSwitch alert={alert} acts={acts} />
      </td>
      <td className={styles['end']}>
        <AlertMenu alert={alert} acts={acts} />
      </td>
    </tr>
  );
}

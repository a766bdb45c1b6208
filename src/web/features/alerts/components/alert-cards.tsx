/** The same as the table where there is no room for one: a card each. */
import type { Alert } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import cards from '../../../ui/list-cards.module.css';
import { useFocusAround } from '../../../ui/use-focus-around.ts';
import { useAlertActs } from '../use-alert-acts.ts';
import styles from './alert-cards.module.css';
import { AlertMenu } from './alert-menu.tsx';
import { AlertCondition, AlertName, AlertSwitch, LastFired, WhoIsTold } from './alert-parts.tsx';
import { AlertStateWords } from './alert-state.tsx';
import type { AlertListProps } from './alert-table.tsx';

export function AlertCards({ alerts }: AlertListProps) {
  const { t } = useTranslation('alerts');
  return (
    <ul className={cards['cards']} aria-label={t('list')}>
      {alerts.map((alert) => (
        <Card key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

function Card({ alert }: { alert: Alert }) {
  const { t } = useTranslation('alerts');
  const acts = useAlertActs(alert);
  const row = useFocusAround<HTMLLIElement>();
  return (
    <li ref={row} className={cards['card']} data-alert={alert.alertName}>
      <div className={cards['head']}>
        <div className={cards['name']}>
          <AlertName alert={alert} />
        </div>
        <span className={styles['controls']}>
          <AlertSwitch alert={alert} acts={acts} />
          <AlertMenu alert={alert} acts={acts} />
        </span>
      </div>
      <div>
        <AlertCondition alert={alert} />
      </div>
      <AlertStateWords alert={alert} />
      <dl className={cards['facts']}>
        <div>
          <dt>{t('columns.fired')}</dt>
          <dd>
            <LastFired alert={alert} />
          </dd>
        </div>
        <div>
          <dt>{t('columns.emails')}</dt>
          <dd>
            <WhoIsTold alert={alert} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

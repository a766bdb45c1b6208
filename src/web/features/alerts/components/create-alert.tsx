/** The way to a new alert and how many the plan has left; at the limit the button says why it does nothing. */
import { Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSubscription } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Meter } from '../../../ui/meter.tsx';
import styles from './create-alert.module.css';

export interface CreateAlertProps {
  /** null while it is not known. */
  used: number | null;
}

export function CreateAlert({ used }: CreateAlertProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const plan = useSubscription();
  const known = used !== null && !plan.pending && !plan.error;
  const max = plan.data.maxAlerts;
  const full = known && used >= max;
  return (
    <div className={styles['create']}>
      {known && (
        <div className={styles['meter']}>
          <Meter
            label={t('usedMeter')}
            value={used}
            max={max}
            text={t('usedOf', { used: format.exact(used), max: format.exact(max) })}
          />
        </div>
      )}
      {full ? (
        <Tooltip label={t('noMoreAlerts')} events={{ hover: true, focus: true, touch: true }}>
          <Button
            aria-disabled
            data-disabled
            aria-describedby="no-more-alerts"
            onClick={(event) => event.preventDefault()}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('create')}
          </Button>
        </Tooltip>
      ) : (
        <ButtonLink to="/alerts/create" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('create')}
        </ButtonLink>
      )}
      {full && (
        <p id="no-more-alerts" className={styles['limit']}>
          {t('noMoreAlerts')}
        </p>
      )}
    </div>
  );
}

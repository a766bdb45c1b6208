/** The way to a new topic and how many the plan has left; at the limit the button says why it does nothing. */
import { Button, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSubscription } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Meter } from '../../../ui/meter.tsx';
import styles from './create-topic.module.css';

export interface CreateTopicProps {
  /** null while it is not known. */
  used: number | null;
}

export function CreateTopic({ used }: CreateTopicProps) {
  const { t } = useTranslation(['topics', 'errors']);
  const format = useFormat();
  const plan = useSubscription();
  const known = used !== null && !plan.pending && !plan.error;
  const max = plan.data.maxTopics;
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
        <Tooltip label={t('errors:noMoreTopics')} events={{ hover: true, focus: true, touch: true }}>
          <Button
            aria-disabled
            data-disabled
            aria-describedby="no-more-topics"
            onClick={(event) => event.preventDefault()}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('form.createTitle')}
          </Button>
        </Tooltip>
      ) : (
        <ButtonLink to="/topics/new" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('form.createTitle')}
        </ButtonLink>
      )}
      {full && (
        <p id="no-more-topics" className={styles['limit']}>
          {t('errors:noMoreTopics')}
        </p>
      )}
    </div>
  );
}

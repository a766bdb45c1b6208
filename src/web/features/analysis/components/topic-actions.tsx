/** What can be done with a topic from its page. */
import { IconBell, IconEdit } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import styles from './topic-actions.module.css';

export const TopicActions = memo(function TopicActions({ id }: { id: string }) {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['actions']}>
      <InPlan>
        <ButtonLink
          to="/alerts/create"
          search={{ topic: Number(id) }}
          variant="default"
          data-act="alert"
          leftSection={<IconBell size={16} aria-hidden />}
        >
          {t('createAlert')}
        </ButtonLink>
      </InPlan>
      <InPlan>
        <ButtonLink
          to="/topics/$id/edit"
          params={{ id }}
          variant="default"
          data-act="edit"
          leftSection={<IconEdit size={16} aria-hidden />}
        >
          {t('editTopic')}
        </ButtonLink>
      </InPlan>
    </div>
  );
});

/** What names are for, by an example, where there is none yet. */
import { Button } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EntityTypeIcon } from '../../../ui/entity-type-icon.tsx';
import { InPlan } from '../../../ui/in-plan.tsx';
import styles from './no-names.module.css';

export function NoNames({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('names');
  return (
    <div className={styles['card']}>
      <EmptyState
        icon={<IconTags size={40} stroke={1.25} />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <>
            <div className={styles['example']}>
              <span className={styles['type']}>
                <EntityTypeIcon type="organisation" />
                {t('types.organisation')}
              </span>
              <strong>{t('empty.name')}</strong>
              <span>{t('empty.aliases')}</span>
            </div>
            <p className={styles['explained']}>{t('empty.explained')}</p>
            <InPlan>
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
                {t('add')}
              </Button>
            </InPlan>
          </>
        }
      />
    </div>
  );
}

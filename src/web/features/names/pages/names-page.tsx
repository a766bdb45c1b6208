/** The organisation's own names: all of them, the ways to add more, and beside them a text to try them on. */
import { Button, Skeleton } from '@mantine/core';
import { IconClipboardText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnEntities, OwnEntity } from '../../../../contract/entities.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useNames } from '../api.ts';
import { FoundNames } from '../components/found-names.tsx';
import { NameDialog } from '../components/name-dialog.tsx';
import { NoNames } from '../components/no-names.tsx';
import { PasteDialog } from '../components/paste-dialog.tsx';
import { TryNames } from '../components/try-names.tsx';
import styles from './names-page.module.css';

type Dialog = { kind: 'add' } | { kind: 'paste' } | { kind: 'edit'; name: OwnEntity };

export function NamesPage() {
  const { t } = useTranslation('names');
  const names = useNames();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const add = (
    <>
      <InPlan>
        <Button
          variant="default"
          leftSection={<IconClipboardText size={16} aria-hidden />}
          onClick={() => setDialog({ kind: 'paste' })}
        >
          {t('addList')}
        </Button>
      </InPlan>
      <InPlan>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog({ kind: 'add' })}>
          {t('add')}
        </Button>
      </InPlan>
    </>
  );
  return (
    <>
      <PageHead title={t('title')} context={t('context')} action={add} />
      <div className={styles['columns']}>
        <div className={styles['names']}>
          <Loaded of={names} skeleton={<Skeleton height={320} radius="md" />}>
            {(all) => (
              <>
                {all.entities.length > 0 && <State of={all} />}
                {all.entities.length > 0 ? (
                  <FoundNames all={all.entities} onEdit={(name) => setDialog({ kind: 'edit', name })} />
                ) : (
                  <NoNames onAdd={() => setDialog({ kind: 'add' })} />
                )}
              </>
            )}
          </Loaded>
        </div>
        <aside className={styles['try']} aria-label={t('try.title')}>
          <TryNames />
        </aside>
      </div>
      {(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
        <NameDialog edited={dialog.kind === 'edit' ? dialog.name : undefined} onClose={close} />
      )}
      {dialog?.kind === 'paste' && <PasteDialog onClose={close} />}
    </>
  );
}

function State({ of: { entities, reading } }: { of: OwnEntities }) {
  const { t } = useTranslation('names');
  const format = useFormat();
  return (
    <p className={styles['state']}>
      <span>{t('count', { used: format.exact(entities.length), max: format.exact(LIMITS.entities) })}</span>
      <span role="status" data-reading={reading || undefined} className={styles['reading']}>
        {t(reading ? 'reading' : 'read')}
      </span>
    </p>
  );
}

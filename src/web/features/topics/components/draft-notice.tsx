/** Says that what was typed is kept although it is not saved, and throws it away when asked to. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import styles from './draft-notice.module.css';

export interface DraftNoticeProps {
  /** Milliseconds since 1970; null while nothing was typed. */
  keptAt: number | null;
  editing: boolean;
  onStartOver: () => void;
}

export function DraftNotice({ keptAt, editing, onStartOver }: DraftNoticeProps) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const confirm = useConfirm();

  async function startOver(): Promise<void> {
    const question = editing
      ? { title: t('form.discardTitle'), text: t('form.discardText'), confirm: t('form.discard') }
      : { title: t('form.startOverTitle'), text: t('form.startOverText'), confirm: t('form.startOver') };
    if (await confirm({ ...question, danger: true })) onStartOver();
  }

  // The line is there before anything is kept: the first key must not move the form.
  return (
    <div className={styles['notice']}>
      {keptAt !== null && (
        <>
          <span title={t('form.keptHint')}>{t('form.kept', { time: format.dateTime(keptAt) })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => void startOver()}>
            {t(editing ? 'form.discard' : 'form.startOver')}
          </Button>
        </>
      )}
    </div>
  );
}

/** The dialogue of `useConfirm`, which has it loaded when the first question is asked. */
import { Button, Modal } from '@mantine/core';
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './confirm-dialog.module.css';
import type { Opened } from './lazily.tsx';

export interface Question {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  /** A verb. */
  confirm: string;
  /** What staying means, where that is more than not doing it. */
  cancel?: string;
  danger?: boolean;
}

/** Other dialogs, from which it may be asked, are at 200; what drops down inside them is at 300. */
const ABOVE_DIALOGS = 250;

interface ConfirmDialogProps extends Opened {
  question: Question | undefined;
  onAnswer(yes: boolean): void;
}

export function ConfirmDialog({ question, opened, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation('app');
  return (
    <Modal
      opened={opened}
      onClose={() => onAnswer(false)}
      title={question?.title}
      centered
      withCloseButton={false}
      zIndex={ABOVE_DIALOGS}
      classNames={{ title: styles['title'] ?? '' }}
    >
      <p className={styles['text']}>{question?.text}</p>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          {question?.cancel ?? t('cancel')}
        </Button>
        <Button className={question?.danger ? (styles['danger'] ?? '') : ''} onClick={() => onAnswer(true)}>
          {question?.confirm}
        </Button>
      </div>
    </Modal>
  );
}

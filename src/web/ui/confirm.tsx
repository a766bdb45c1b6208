/** One dialogue for every "are you sure?": `await confirm({…})` answers true or false. */
import { Button, Modal } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../lib/session.ts';
import styles from './confirm.module.css';
import { focusMenuButton } from './focus-after.ts';

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

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null);
  const [open, setOpen] = useState(false);
  const confirm = useCallback<Confirm>((question) => {
    focusMenuButton();
    setOpen(true);
    return new Promise((answer) => setAsked({ question, answer }));
  }, []);
  const close = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
  };
  const refuse = useRef<() => void>(() => undefined);
  useEffect(() => {
    refuse.current = () => close(false);
  });
  // Whoever comes after somebody else was not asked.
  useEffect(() => useSession.subscribe((now, before) => void (now.user?.id !== before.user?.id && refuse.current())), []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal
        opened={open}
        onClose={() => close(false)}
        title={asked?.question.title}
        centered
        withCloseButton={false}
        zIndex={ABOVE_DIALOGS}
        classNames={{ title: styles['title'] ?? '' }}
      >
        <p className={styles['text']}>{asked?.question.text}</p>
        <div className={styles['buttons']}>
          <Button variant="default" onClick={() => close(false)} data-autofocus>
            {asked?.question.cancel ?? t('cancel')}
          </Button>
          <Button className={asked?.question.danger ? (styles['danger'] ?? '') : ''} onClick={() => close(true)}>
            {asked?.question.confirm}
          </Button>
        </div>
      </Modal>
    </ConfirmContext>
  );
}

/** One dialogue for every "are you sure?": `await confirm({…})` answers true or false. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useSession } from '../lib/session.ts';
import type { Question } from './confirm-dialog.tsx';
import { focusMenuButton } from './focus-after.ts';
import { Lazily, latePart } from './lazily.tsx';

const confirmDialog = latePart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
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
      <Lazily of={confirmDialog} question={asked?.question} opened={open} onAnswer={close} onAway={() => close(false)} />
    </ConfirmContext>
  );
}

/**
 * A dialog of the browser's own, which keeps the focus, makes everything else inert, closes with Escape, and gives the focus back. Mounted
 * open; a click beside it closes it too.
 */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { focusInContent } from '../../ui/focus-after.ts';
import styles from './above-dialog.module.css';

export interface AboveDialogProps {
  /** Closed by `close()`, which gives the focus back before it returns. */
  dialog: RefObject<HTMLDialogElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function AboveDialog({ dialog, label, onClose, children }: AboveDialogProps) {
  useEffect(() => {
    const { current } = dialog;
    // What is beside it belongs to it, and what is in it fills it.
    const clickBeside = ({ target }: MouseEvent) => target === current && current?.close();
    current?.addEventListener('click', clickBeside);
    current?.showModal();
    return () => {
      current?.removeEventListener('click', clickBeside);
      // Also where it goes without having been closed, as when somebody is signed out.
      current?.close();
      // What had it may be gone by now.
      if (document.activeElement === document.body) focusInContent();
    };
  }, [dialog]);
  // By Escape it is closed at once: its event comes in a task of its own, and a key before that would be meant for what is gone.
  function close(): void {
    dialog.current?.close();
    onClose();
  }
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={label} onCancel={close} onClose={onClose}>
      <div className={styles['inside']}>{children}</div>
    </dialog>
  );
}

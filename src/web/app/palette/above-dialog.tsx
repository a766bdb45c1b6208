/**
 * A dialog of the browser's own, which keeps the focus, makes everything else inert, closes with Escape, and gives the focus back. Mounted
 * open; a click beside it closes it too.
 */
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';
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
    current?.showModal();
    return () => {
      // Also where it goes without having been closed, as when somebody is signed out.
      current?.close();
      // What had it may be gone by now.
      if (document.activeElement === document.body) focusInContent();
    };
  }, [dialog]);
  function clickBeside({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) dialog.current?.close();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own
    <dialog ref={dialog} className={styles['dialog']} aria-label={label} onClose={onClose} onClick={clickBeside}>
      <div className={styles['inside']}>{children}</div>
    </dialog>
  );
}

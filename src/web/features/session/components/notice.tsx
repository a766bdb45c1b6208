/** A sentence or two about the session, and the way on. */
import { Button } from '@mantine/core';
import styles from './notice.module.css';

export function Notice({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div className={styles['notice']}>
      <p role="status">{text}</p>
      <Button fullWidth onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

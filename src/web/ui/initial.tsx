/** Stands for a person beside their name. */
import { IconUser } from '@tabler/icons-react';
import styles from './initial.module.css';
import { initialOf } from './initial-of.ts';

export function Initial({ name }: { name: string }) {
  return (
    <span className={styles['initial']} aria-hidden>
      {initialOf(name) || <IconUser size={18} />}
    </span>
  );
}

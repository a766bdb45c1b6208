/** A line of a row that opens what stands below the row, and closes it again. */
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: string;
  icon?: ReactNode;
  startsOpen?: boolean;
  /** There is nothing to open at the moment; whether it was open is kept. */
  hidden?: boolean;
  /** Drawn only while it is open. */
  children: ReactNode;
}

export function Disclosure({ title, icon, startsOpen = false, hidden = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className={styles['disclosure']} hidden={hidden}>
      <UnstyledButton
        type="button"
        className={styles['toggle'] ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown className={styles['chevron']} data-open={open || undefined} size={16} aria-hidden />
        {icon}
        {title}
      </UnstyledButton>
      <div id={id} className={styles['opened']}>
        {open && children}
      </div>
    </div>
  );
}

/** The head of a row as a button that opens and closes the row. */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './fold-button.module.css';

export interface FoldButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  /** How the arrow and what follows it are laid out. */
  className: string | undefined;
  children: ReactNode;
}

export function FoldButton({ isOpen, onToggle, className, children }: FoldButtonProps) {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button type="button" className={`${styles['button']} ${className ?? ''}`} aria-expanded={isOpen} onClick={onToggle}>
      <Chevron size={18} aria-hidden />
      {children}
    </button>
  );
}

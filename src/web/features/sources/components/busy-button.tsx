/** A button that says that it is busy and keeps the focus meanwhile, which one that is disabled would lose. */
import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

export interface BusyButtonProps {
  busy: boolean;
  onClick: () => void;
  variant?: 'filled' | 'default';
  size?: 'xs' | 'sm';
  'aria-label'?: string;
  children: ReactNode;
}

export function BusyButton({ busy, onClick, children, ...looks }: BusyButtonProps) {
  return (
    <Button
      {...looks}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onClick()}
      leftSection={busy && <Loader size={14} color="currentColor" aria-hidden />}
    >
      {children}
    </Button>
  );
}

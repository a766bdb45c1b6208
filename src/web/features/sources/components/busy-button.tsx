/** A button for what a plan allows, which says that it is busy and keeps the focus meanwhile, which one that is disabled would lose. */
import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { InPlan } from '../../../ui/in-plan.tsx';

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
    <InPlan>
      <Button
        {...looks}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => busy || onClick()}
        leftSection={busy && <Loader size={14} color="currentColor" aria-hidden />}
      >
        {children}
      </Button>
    </InPlan>
  );
}

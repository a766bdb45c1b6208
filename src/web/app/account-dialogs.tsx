/** What the menu of the account opens, each loaded when it is. */
import { lazy, Suspense } from 'react';

const ChangePasswordDialog = lazy(async () => {
  const { ChangePasswordDialog: component } = await import('../features/session/components/change-password-dialog.tsx');
  return { default: component };
});

const DevicesDialog = lazy(async () => {
  const { DevicesDialog: component } = await import('../features/session/components/devices-dialog.tsx');
  return { default: component };
});

const ModelCallsDialog = lazy(async () => {
  const { ModelCallsDialog: component } = await import('../features/session/components/model-calls-dialog.tsx');
  return { default: component };
});

const PeopleDialog = lazy(async () => {
  const { PeopleDialog: component } = await import('../features/session/components/people-dialog.tsx');
  return { default: component };
});

export type AccountDialog = 'people' | 'devices' | 'sent' | 'password';

interface AccountDialogsProps {
  open: AccountDialog | null;
  email: string;
  onClose: () => void;
}

export function AccountDialogs({ open, email, onClose }: AccountDialogsProps) {
  return (
    <Suspense fallback={null}>
      {open === 'people' && <PeopleDialog onClose={onClose} />}
      {open === 'devices' && <DevicesDialog onClose={onClose} />}
      {open === 'sent' && <ModelCallsDialog onClose={onClose} />}
      {open === 'password' && <ChangePasswordDialog email={email} onClose={onClose} />}
    </Suspense>
  );
}

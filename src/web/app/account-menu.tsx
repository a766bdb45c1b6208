/** Who is signed in and with whom, their password where it is kept here, and the way out. */
import { Menu, UnstyledButton } from '@mantine/core';
import { IconKey, IconLogout, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../features/session/keep-session.ts';
import { useClientSettings } from '../features/session/use-client-settings.ts';
import { useSession } from '../lib/session.ts';
import { focusMenuButton } from '../ui/focus-after.ts';
import styles from './account-menu.module.css';

const ChangePasswordDialog = lazy(async () => {
  const { ChangePasswordDialog: component } = await import('../features/session/components/change-password-dialog.tsx');
  return { default: component };
});

const PeopleDialog = lazy(async () => {
  const { PeopleDialog: component } = await import('../features/session/components/people-dialog.tsx');
  return { default: component };
});

export function AccountMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation(['app', 'session']);
  const [changing, setChanging] = useState(false);
  const [showsPeople, setShowsPeople] = useState(false);
  const embedded = useClientSettings()?.embedded ?? false;
  const user = useSession((session) => session.user);
  if (!user) return null;
  const name = user.name || user.email;
  const change = () => {
    focusMenuButton();
    setChanging(true);
  };
  const showPeople = () => {
    focusMenuButton();
    setShowsPeople(true);
  };
  return (
    <>
      <Menu position="top-start" width={216}>
        <Menu.Target>
          <UnstyledButton
            className={styles['account'] ?? ''}
            data-compact={compact || undefined}
            aria-label={`${t('account')}: ${name}`}
          >
            <span className={styles['initial']} aria-hidden>
              {[...name][0]?.toUpperCase()}
            </span>
            {!compact && (
              <span className={styles['who']}>
                <span className={styles['name']}>{name}</span>
                {user.name && <span className={styles['email']}>{user.email}</span>}
              </span>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUsers size={16} aria-hidden />} onClick={showPeople}>
            {t('session:people.title')}
          </Menu.Item>
          {embedded && (
            <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={change}>
              {t('session:change.title')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
            {t('signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {showsPeople && (
        <Suspense fallback={null}>
          <PeopleDialog onClose={() => setShowsPeople(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={null}>
          <ChangePasswordDialog email={user.email} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

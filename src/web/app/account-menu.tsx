/** Who is signed in, and the way out. */
import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../features/session/keep-session.ts';
import { useSession } from '../lib/session.ts';
import styles from './account-menu.module.css';

export function AccountMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation('app');
  const user = useSession((session) => session.user);
  if (!user) return null;
  const name = user.name || user.email;
  return (
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
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Who is signed in and with whom, their plan, their devices, what was sent to the language model, their password where it is kept here, and the way out. */
import { Menu, UnstyledButton } from '@mantine/core';
import { IconDevices, IconKey, IconKeyboard, IconLogout, IconSend2, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../features/session/keep-session.ts';
import { useClientSettings } from '../features/session/use-client-settings.ts';
import { type Opened, openAbove } from '../lib/opened.ts';
import { useOrgUsers } from '../lib/organisation.ts';
import { useSession } from '../lib/session.ts';
import { focusMenuButton } from '../ui/focus-after.ts';
import { Initial } from '../ui/initial.tsx';
import { PanelMenu } from '../ui/panel-menu.tsx';
import styles from './account-menu.module.css';
import { AccountPlan } from './account-plan.tsx';

const MENU = 'account-menu';

export function AccountMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation(['app', 'session']);
  const embedded = useClientSettings()?.embedded ?? false;
  const user = useSession((session) => session.user);
  // The token that is kept has the name of when they signed in.
  const [self] = useOrgUsers().data;
  if (!user) return null;
  const ownName = self?.name ?? user.name;
  const name = ownName || user.email;
  const open = (what: Opened) => () => {
    focusMenuButton();
    openAbove(what);
  };
  return (
    <Menu position="top-start" width={288} id={MENU}>
      <Menu.Target>
        <UnstyledButton
          className={styles['account'] ?? ''}
          data-compact={compact || undefined}
          aria-label={`${t('account')}: ${name}`}
        >
          <Initial name={name} />
          {!compact && (
            <span className={styles['who']}>
              <span className={styles['name']}>{name}</span>
              {ownName && <span className={styles['email']}>{user.email}</span>}
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <PanelMenu menuId={MENU} panel={<AccountPlan />}>
        <Menu.Item leftSection={<IconUsers size={16} aria-hidden />} onClick={open('people')}>
          {t('session:people.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDevices size={16} aria-hidden />} onClick={open('devices')}>
          {t('session:devices.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSend2 size={16} aria-hidden />} onClick={open('sent')}>
          {t('session:sent.title')}
        </Menu.Item>
        {embedded && (
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={open('password')}>
            {t('session:change.title')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={open('shortcuts')}>
          {t('app:shortcutList')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
          {t('signOut')}
        </Menu.Item>
      </PanelMenu>
    </Menu>
  );
}

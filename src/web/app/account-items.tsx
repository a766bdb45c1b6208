/** The plan of who is signed in, their colleagues, their devices, the tokens of their programs, what was sent to the language model, their password where it is kept here, and the way out. */
import { Menu } from '@mantine/core';
import { IconApi, IconDevices, IconKey, IconKeyboard, IconLogout, IconSend2, IconUsers } from '@tabler/icons-react';
import { signOut } from '../features/session/keep-session.ts';
import { useClientSettings } from '../features/session/use-client-settings.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { type Opened as Above, openAbove } from '../lib/opened.ts';
import { focusMenuButton } from '../ui/focus-after.ts';
import type { Opened } from '../ui/lazily.tsx';
import { PanelMenu } from '../ui/panel-menu.tsx';
import { StandingButton } from '../ui/standing-button.ts';
import { AccountPlan } from './account-plan.tsx';

interface AccountItemsProps extends Opened {
  /** The `id` of the button. */
  menuId: string;
  button: HTMLElement | null;
  onChange(opened: boolean): void;
}

export function AccountItems({ menuId, button, opened, onChange }: AccountItemsProps) {
  const { t } = useTranslation(['app', 'session']);
  const embedded = useClientSettings()?.embedded ?? false;
  const open = (what: Above) => () => {
    focusMenuButton();
    openAbove(what);
  };
  return (
    <Menu position="top-start" width={288} id={menuId} opened={opened} onChange={onChange}>
      <Menu.Target>
        <StandingButton button={button} />
      </Menu.Target>
      <PanelMenu menuId={menuId} panel={<AccountPlan />}>
        <Menu.Item leftSection={<IconUsers size={16} aria-hidden />} onClick={open('people')}>
          {t('session:people.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDevices size={16} aria-hidden />} onClick={open('devices')}>
          {t('session:devices.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconApi size={16} aria-hidden />} onClick={open('tokens')}>
          {t('session:tokens.title')}
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

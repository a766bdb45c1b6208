/** The entries of the menu, and below them plan, language, mode and account. */
import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useProductName } from '../features/session/product-name.ts';
import { useClientSettings } from '../features/session/use-client-settings.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';
import { useAriaKeys } from '../lib/use-aria-keys.ts';
import { Brand } from '../ui/brand.tsx';
import { LanguageSwitch, ModeSwitch } from '../ui/switches.tsx';
import { Tip } from '../ui/tip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { JumpButton } from './jump-button.tsx';
import styles from './menu.module.css';
import { MENU_ENTRIES } from './menu-entries.ts';
import { PlanMeter } from './plan-meter.tsx';

export function Menu({ compact, onClose }: { compact: boolean; onClose?: () => void }) {
  const { t } = useTranslation('app');
  const productName = useProductName();
  const keepsMail = useClientSettings()?.keepsMail ?? false;
  return (
    <div className={styles['menu']} data-compact={compact || undefined}>
      <div className={styles['head']}>
        {!compact && <Brand name={productName} />}
        {onClose ? <CloseDrawer onClose={onClose} /> : <Toggle open={!compact} />}
      </div>
      {!onClose && <JumpButton compact={compact} />}
      <nav aria-label={t('mainMenu')}>
        <ul className={styles['entries']}>
          {MENU_ENTRIES.filter(({ to }) => to !== '/outbox' || keepsMail).map(({ to, label, Icon, exact }) => (
            <li key={to}>
              <Tip label={t(label)} side="right" disabled={!compact}>
                <Link
                  to={to}
                  className={styles['entry']}
                  activeOptions={{ exact }}
                  aria-label={compact ? t(label) : undefined}
                  // The page may be the one that is shown already.
                  onClick={onClose}
                >
                  <Icon size={20} stroke={1.75} aria-hidden />
                  {!compact && t(label)}
                </Link>
              </Tip>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['foot']}>
        {!compact && <PlanMeter />}
        <div className={styles['switches']}>
          <LanguageSwitch compact={compact} />
          <ModeSwitch />
        </div>
        <AccountMenu compact={compact} />
      </div>
    </div>
  );
}

function Toggle({ open }: { open: boolean }) {
  const { t } = useTranslation('app');
  const setMenuOpen = usePreferences((preferences) => preferences.setMenuOpen);
  const Icon = open ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(open ? 'collapseMenu' : 'expandMenu')}
      aria-expanded={open}
      aria-keyshortcuts={useAriaKeys('menu')}
      data-toggles-menu
      onClick={() => setMenuOpen(!open)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

function CloseDrawer({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('app');
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('closeMenu')} onClick={onClose}>
      <IconX size={20} aria-hidden />
    </ActionIcon>
  );
}

/** The entries of the menu, and below them plan, language, mode and account. Only what exists is listed. */
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconBell,
  IconBellRinging,
  IconBook2,
  IconHome,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMail,
  IconRss,
  IconScale,
  IconSearch,
  IconStar,
  IconTags,
  IconTargetArrow,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProductName } from '../features/session/product-name.ts';
import { useClientSettings } from '../features/session/use-client-settings.ts';
import { usePreferences } from '../lib/preferences.ts';
import { Brand } from '../ui/brand.tsx';
import { LanguageSwitch, ModeSwitch } from '../ui/switches.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './menu.module.css';
import { PlanMeter } from './plan-meter.tsx';

const ENTRIES = [
  { to: '/', label: 'home', Icon: IconHome, exact: true },
  { to: '/topics', label: 'topics', Icon: IconTargetArrow, exact: false },
  { to: '/featured', label: 'featured', Icon: IconStar, exact: false },
  { to: '/comparison', label: 'comparison', Icon: IconScale, exact: false },
  { to: '/query', label: 'query', Icon: IconSearch, exact: false },
  { to: '/alerts', label: 'alerts', Icon: IconBell, exact: false },
  { to: '/alert-dashboard', label: 'alertDashboard', Icon: IconBellRinging, exact: false },
  { to: '/outbox', label: 'outbox', Icon: IconMail, exact: false },
  { to: '/names', label: 'names', Icon: IconTags, exact: false },
  { to: '/sources', label: 'sources', Icon: IconRss, exact: false },
  { to: '/guide', label: 'guide', Icon: IconBook2, exact: false },
] as const;

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
      <nav aria-label={t('mainMenu')}>
        <ul className={styles['entries']}>
          {ENTRIES.filter(({ to }) => to !== '/outbox' || keepsMail).map(({ to, label, Icon, exact }) => (
            <li key={to}>
              <Tooltip label={t(label)} position="right" disabled={!compact}>
                <Link to={to} className={styles['entry']} activeOptions={{ exact }} aria-label={compact ? t(label) : undefined}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  {!compact && t(label)}
                </Link>
              </Tooltip>
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

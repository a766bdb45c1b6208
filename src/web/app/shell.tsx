/** The frame of the application: the menu at the left, a drawer on narrow screens, the page beside it. */
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useProductName } from '../features/session/product-name.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { usePreferences } from '../lib/preferences.ts';
import { useAriaKeys } from '../lib/use-aria-keys.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Brand } from '../ui/brand.tsx';
import { Lazily, latePart } from '../ui/lazily.tsx';
import { Above } from './above.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { JumpButton } from './jump-button.tsx';
import { Menu } from './menu.tsx';
import styles from './shell.module.css';
import { useShortcuts } from './use-shortcuts.ts';
import { useVisits } from './use-visits.ts';

const menuDrawer = latePart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const productName = useProductName();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const menuOpen = usePreferences((preferences) => preferences.menuOpen);
  const narrow = useMediaQuery('(max-width: 767px)');
  useShortcuts();
  useVisits(path);
  return (
    <div className={styles['frame']} data-menu={narrow ? 'drawer' : menuOpen ? 'open' : 'icons'}>
      <a className={styles['skip']} href="#content">
        {t('skipToContent')}
      </a>
      {narrow ? (
        <aside className={styles['bar']} aria-label={t('mainMenu')}>
          <DrawerMenu key={path} />
          <Brand name={productName} />
          <JumpButton compact />
        </aside>
      ) : (
        <aside className={styles['side']} aria-label={t('mainMenu')}>
          <Menu compact={!menuOpen} />
        </aside>
      )}
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      <ConnectionNotice />
      <Above />
    </div>
  );
}

/** Made anew, and therefore closed, on every page. */
function DrawerMenu() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('openMenu')}
        aria-expanded={open}
        {...menuDrawer.reach}
        aria-keyshortcuts={useAriaKeys('menu')}
        data-toggles-menu
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <Lazily of={menuDrawer} opened={open} onClose={() => setOpen(false)} onAway={() => setOpen(false)} />
    </>
  );
}

/** The menu on a narrow screen, above the page. */
import { Drawer } from '@mantine/core';
import { useTranslation } from '../i18n/shown-words.ts';
import type { Opened } from '../ui/lazily.tsx';
import { Menu } from './menu.tsx';
import styles from './menu-drawer.module.css';

export function MenuDrawer({ opened, onClose }: Opened & { onClose(): void }) {
  const { t } = useTranslation('app');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      // The menu of the account is within it.
      size={304}
      padding={0}
      withCloseButton={false}
      title={t('mainMenu')}
      classNames={{ header: styles['head'] ?? '', body: styles['body'] ?? '' }}
    >
      <Menu compact={false} onClose={onClose} />
    </Drawer>
  );
}

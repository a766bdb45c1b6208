/** What opens beside the page, above it: a drawer at the right. Until it is first opened there is none: a closed one costs as much as a small page. */
import { Drawer } from '@mantine/core';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  opened: boolean;
  onClose(): void;
  title: ReactNode;
  /** Pixels, where there is room for them. */
  size?: number;
  children: ReactNode;
}

export function SidePanel({ opened, size, ...panel }: SidePanelProps) {
  const { t } = useTranslation('app');
  const [made, setMade] = useState(false);
  if (opened && !made) setMade(true);
  // It notes who has the focus, to give it back, when it opens; not when it is open from the beginning.
  const opens = useDeferredValue(opened, false);
  if (!made) return null;
  return (
    <Drawer
      {...panel}
      opened={opened && opens}
      position="right"
      {...(size !== undefined && { size })}
      classNames={{ title: styles['title'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('close') }}
    />
  );
}

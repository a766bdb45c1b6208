/** What a menu drops down where something is to be read above its items: a menu itself may hold items only. Stands in Mantine's `Menu`. */
import { Popover } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface PanelMenuProps {
  /** The `id` of the `Menu` around it, which its button has. */
  menuId: string;
  panel: ReactNode;
  /** The items. */
  children: ReactNode;
}

export function PanelMenu({ menuId, panel, children }: PanelMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  function press(event: KeyboardEvent): void {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    // From one item to the next they go by themselves.
    if (!isArrow || menu.current?.contains(document.activeElement)) return;
    event.preventDefault();
    menu.current?.querySelector<HTMLElement>('[data-menu-item]:not([data-disabled])')?.focus();
  }
  return (
    <Popover.Dropdown onKeyDown={press} p={4}>
      <div role="presentation" tabIndex={-1} data-autofocus data-mantine-stop-propagation style={{ outline: 0 }} />
      {panel}
      <div ref={menu} role="menu" aria-orientation="vertical" aria-labelledby={menuId} data-menu-dropdown>
        {children}
      </div>
    </Popover.Dropdown>
  );
}

/** A long list that scrolls with the page and holds only the rows near the window. Rows may differ in height. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Expected height of a row in pixels, space below it included. */
  estimate: number;
  label: string;
  render: (item: Item, index: number) => ReactNode;
}

export function VirtualList<Item>({ items, keyOf, estimate, label, render }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    overscan: 6,
    scrollMargin: offset,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      style={{ position: 'relative', margin: 0, padding: 0, listStyle: 'none', height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => {
        const item = items[row.index];
        return (
          item !== undefined && (
            <li
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${row.start - offset}px)` }}
            >
              {render(item, row.index)}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** How many items of a list that is folded to one line lie below it. Measured, since that depends on fonts and on the width. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of a list that is not folded: 0. Anew whenever `items` are others or the list has another size. */
export function useHiddenItems(list: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [hidden, setHidden] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other places
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const measure = () => setHidden(itemsBelow(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, items]);
  return hidden;
}

function itemsBelow(list: HTMLElement): number {
  const bottom = list.getBoundingClientRect().bottom;
  return [...list.children].filter((item) => item.getBoundingClientRect().top >= bottom).length;
}

/** Where the focus goes when a row of the list goes with the button that had it, or comes back: nowhere if somebody has put it elsewhere. */
import { useEffect, useRef } from 'react';
import type { Source } from '../../../contract/sources.ts';
import { focusInContent } from '../../ui/focus-after.ts';

interface Awaited {
  id: number;
  /** Whether it is to be there. */
  isThere: boolean;
  /** Ids of rows; the first that is on the page. */
  goTo: readonly string[];
}

/** Of the row of a source. */
export function rowId({ id }: Pick<Source, 'id'>): string {
  return `source-${id}`;
}

export function useRowFocus(sources: readonly Source[]) {
  const awaited = useRef<Awaited | null>(null);

  useEffect(() => {
    const change = awaited.current;
    // What the operator provides too stays in the list, without its buttons.
    if (!change || sources.some(({ id, forEverybody }) => id === change.id && !forEverybody) !== change.isThere) return;
    awaited.current = null;
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused.id !== 'content') return;
    const row = change.goTo.find((id) => document.getElementById(id));
    focusInContent(row && `#${row}`);
  }, [sources]);

  return {
    /** Before it goes: to the row that takes its place. */
    awaitGone(source: Source): void {
      const row = document.getElementById(rowId(source));
      const beside = [row?.nextElementSibling, row?.previousElementSibling].flatMap((one) => one?.id || []);
      awaited.current = { id: source.id, isThere: false, goTo: [rowId(source), ...beside] };
    },
    /** Before it comes back; what had the focus goes meanwhile. */
    awaitBack(source: Source): void {
      awaited.current = { id: source.id, isThere: true, goTo: [rowId(source)] };
      focusInContent();
    },
  };
}

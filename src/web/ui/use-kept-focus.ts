/** Where the focus goes when what had it went away because something was done with it: to what is around it, where one goes on from. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

export interface KeptFocus<Place> {
  ref: RefObject<Place | null>;
  tabIndex: -1;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
}

/** Properties of an element. `changing`: what the controls in it depend on. What it opens elsewhere, as menus, counts as in it. */
export function useKeptFocus<Place extends HTMLElement>(changing: unknown): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  const had = useRef(false);
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    // The browser's answer to the removal of what had it; one that is disabled has it for a moment still.
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (had.current && isLost) ref.current?.focus({ preventScroll: true });
  }, [changing]);
  return {
    ref,
    tabIndex: -1,
    onFocus() {
      had.current = true;
    },
    onBlur({ relatedTarget }) {
      if (relatedTarget) had.current = false;
    },
  };
}

/** Where the focus goes when what had it went away because something was done with it: to what is there in its place. */
import { type RefObject, useEffect, useRef } from 'react';

/** On an element with `tabIndex={-1}`. `changing`: what the control that goes away depends on. */
export function useKeptFocus<Place extends HTMLElement>(changing: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(changing);
  useEffect(() => {
    if (before.current === changing) return;
    before.current = changing;
    // Nowhere: the browser's answer to the removal of what had it.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [changing]);
  return place;
}

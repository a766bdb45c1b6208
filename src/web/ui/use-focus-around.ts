/** Of what may go while the focus is in it, as a row of a list: whatever is around it and stays takes the focus then. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusAround } from './focus-after.ts';

export function useFocusAround<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const here = place.current;
    return () => {
      if (here?.contains(document.activeElement)) focusAround(here);
    };
  }, []);
  return place;
}

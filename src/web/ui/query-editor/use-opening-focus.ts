/** A page that is for writing gives its field the focus, but where that would bring up a keyboard on the screen. */
import { type RefObject, useEffect } from 'react';

/** Used with a mouse and wide enough, as far as a browser tells. */
const WITH_KEYBOARD = '(hover: hover) and (pointer: fine) and (min-width: 601px)';

/** `begins`: there is nothing yet but the field. */
export function useOpeningFocus(field: RefObject<HTMLTextAreaElement | null>, begins: boolean): void {
  useEffect(() => {
    if (begins && matchMedia(WITH_KEYBOARD).matches) field.current?.focus({ preventScroll: true });
  }, [field, begins]);
}

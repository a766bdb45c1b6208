/** In the `Target` of a Mantine menu: stands for a button that is drawn elsewhere already, and keeps its focus. It draws nothing itself. */
import { type Ref, useLayoutEffect } from 'react';

interface StandingButtonProps {
  button: HTMLElement | null;
  /** Given by the menu, which places itself beside the button, and does not take a click on it for one outside. */
  ref?: Ref<HTMLElement>;
}

export function StandingButton({ button, ref }: StandingButtonProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button);
  }, [button, ref]);
  return null;
}

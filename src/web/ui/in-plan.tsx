/** What is done only under a plan that has not ended: afterwards it is drawn as disabled, can still be reached by keyboard, and says why. */
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { usePlanReason } from '../lib/plan.ts';
import { Tip } from './tip.tsx';

/** What can be held: it takes these of whatever draws it. */
export type Holdable = ReactElement<Held>;

interface Held {
  'aria-disabled'?: true;
  'data-disabled'?: true;
  closeMenuOnClick?: false;
  onClick?: (event: MouseEvent) => void;
}

export interface InPlanProps {
  /** A button, a link that looks like one, or an item of a menu. */
  children: Holdable;
  /** An item of a menu, which stays open. */
  item?: true;
}

export function InPlan({ children, item }: InPlanProps) {
  const reason = usePlanReason();
  if (reason === null) return children;
  const held: Held = {
    'aria-disabled': true,
    'data-disabled': true,
    onClick: (event) => event.preventDefault(),
    ...(item && { closeMenuOnClick: false as const }),
  };
  return (
    <Tip label={reason} explains>
      {cloneElement(children, held)}
    </Tip>
  );
}

/** At the head of a menu whose items are held (in-plan.tsx): their hints come by hovering alone. */
import { Menu } from '@mantine/core';
import { usePlanReason } from '../lib/plan.ts';

export function PlanLabel() {
  const reason = usePlanReason();
  return reason === null ? null : <Menu.Label>{reason}</Menu.Label>;
}

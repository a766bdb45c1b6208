/** What the numbers of an alert may be, where that depends on what is chosen beside them. */
import type { z } from 'zod';
import type { AlertType, CONDITION_TYPES, DURATION_UNITS, Equation } from './alert-conditions.ts';
import { LIMITS } from './limits.ts';

interface Bounded {
  alertType: AlertType;
  alertCycle: string;
  alertDuration: number;
  alertDurationUnit: (typeof DURATION_UNITS)[number];
  conConditionType: (typeof CONDITION_TYPES)[number];
  conConditionEquation: Equation;
  conConditionValue: number;
  senConditionType: (typeof CONDITION_TYPES)[number];
  senConditionValue: number;
}

type Falling = Pick<Bounded, 'alertType' | 'conConditionType' | 'conConditionEquation'>;

/** Whether it tells of mentions that fall by a share of what they were. */
export function fallsByPercent({ alertType, conConditionType, conConditionEquation }: Falling): boolean {
  return alertType === 'conversation' && conConditionType === 'percentage' && conConditionEquation === 'decrease';
}

/** Percentages and points of a score have smaller bounds than numbers of mentions, and days and months than hours; mentions are whole. */
export function withinBounds(alert: Bounded, context: z.RefinementCtx): void {
  const refuse = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'numberOutOfRange' });
  const { alertCycle, alertDuration, alertDurationUnit } = alert;
  if (alertCycle === 'custom' && alertDuration > LIMITS.alertDuration[alertDurationUnit]) refuse('alertDuration');
  const mostPercent = fallsByPercent(alert) ? LIMITS.alertFallPercent : LIMITS.alertPercent;
  if (alert.conConditionType === 'percentage' && alert.conConditionValue > mostPercent) refuse('conConditionValue');
  const countsMentions = alert.alertType === 'conversation' && alert.conConditionType === 'number';
  if (countsMentions && !Number.isInteger(alert.conConditionValue)) refuse('conConditionValue');
  if (alert.senConditionType === 'number' && alert.senConditionValue > LIMITS.alertPoints) refuse('senConditionValue');
}

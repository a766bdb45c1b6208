/** The operator's calls on alerts: those of all organisations, and evaluating now what is due. */
import { z } from 'zod';
import { ALERT_TYPES } from './alert-conditions.ts';
import { ALERT_STATES } from './alert-states.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';

export const operatorAlert = z.object({
  id: z.int(),
  organisation: z.string(),
  name: z.string(),
  alertType: z.enum(ALERT_TYPES),
  enabled: z.boolean(),
  state: z.enum(ALERT_STATES),
  /** It is on, and rests: the periods of all its topics are over. */
  isOver: z.boolean(),
  snoozedUntil: instant.nullable(),
  /** Ends of windows: of the last that met the condition, and of the next one, which is evaluated at `dueAt`. */
  firedAt: instant.nullable(),
  nextEnd: instant.nullable(),
  dueAt: instant.nullable(),
});
export type OperatorAlert = z.infer<typeof operatorAlert>;

export const operatorAlerts = endpoint({
  method: 'GET',
  path: '/operator/alerts',
  access: 'operator',
  summary: 'List the alerts of all organisations',
  description: 'By organisation, and oldest first.',
  input: z.object({}),
  output: z.object({ data: z.array(operatorAlert) }),
});

/** What has come of an alert. */
export const evaluatedAlert = z.object({
  id: z.int(),
  organisation: z.string(),
  name: z.string(),
  /** That were evaluated, of these those that met the condition, and those of which somebody is told. */
  windows: z.int(),
  firing: z.int(),
  told: z.int(),
  /** That were written for it, to be sent. */
  messages: z.int(),
});
export type EvaluatedAlert = z.infer<typeof evaluatedAlert>;

export const evaluateAlerts = endpoint({
  method: 'POST',
  path: '/operator/alerts/evaluate',
  access: 'operator',
  summary: 'Evaluate what is due now',
  description: 'Without an alert: of all alerts. What somebody else evaluates meanwhile is told of too.',
  input: z.object({ alertId: z.int().positive().max(2_147_483_647).optional() }),
  output: z.object({ data: z.array(evaluatedAlert) }),
});

/** The history of alerts: each window that was evaluated, why it was decided so, and who was told. */
import { z } from 'zod';
import { ALERT_TYPES } from './alert-conditions.ts';
import { ALERT_STATES, alertFigures, alertId, alertReference, HELD_BACK } from './alerts.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { LIMITS } from './limits.ts';
import { OUTBOX_CHANNELS, OUTBOX_STATES } from './outbox.ts';

export const alertRun = z.object({
  alertId,
  windowStart: instant,
  windowEnd: instant,
  evaluatedAt: instant,
  /** The program was away when it was due. */
  isLate: z.boolean(),
  state: z.enum(ALERT_STATES),
  told: z.boolean(),
  heldBack: z.enum(HELD_BACK).nullable(),
  /** `topicName`: null where the topic is deleted. */
  figures: z.array(alertFigures.extend({ topicName: z.string().nullable() })),
  acknowledgedAt: instant.nullable(),
  /** A name. */
  acknowledgedBy: z.string().nullable(),
});
export type AlertRun = z.infer<typeof alertRun>;

export const firedRun = alertRun.extend({ alertName: z.string(), alertType: z.enum(ALERT_TYPES) });
export type FiredRun = z.infer<typeof firedRun>;

const page = {
  skip: z.coerce.number().int().min(0).max(LIMITS.skip).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** Newest first. `firing`: those that met the condition, or were due, alone. */
export const getAlertRuns = endpoint({
  method: 'GET',
  path: '/alerts/:id/runs',
  access: 'user',
  input: alertReference.extend({ which: z.enum(['all', 'firing']).default('all'), ...page }),
  output: z.object({ data: z.object({ count: z.int(), runs: z.array(alertRun) }) }),
});

/**
 * Of all alerts of the organisation, newest first: `fired`, those windows that met the condition, or of which somebody was or would have
 * been told; `trouble`, those that nothing could be decided of. `startDate` and `endDate`: in which their windows end.
 */
export const getFiredRuns = endpoint({
  method: 'GET',
  path: '/alerts/runs',
  access: 'user',
  input: z.object({
    which: z.enum(['fired', 'trouble']).default('fired'),
    alertId: alertId.optional(),
    acknowledged: z.enum(['yes', 'no']).optional(),
    startDate: instant.optional(),
    endDate: instant.optional(),
    ...page,
  }),
  output: z.object({
    data: z.object({
      count: z.int(),
      runs: z.array(firedRun),
    }),
  }),
});

/** To whom a message went, or did not. */
export const delivery = z.object({
  id: z.uuid(),
  channel: z.enum(OUTBOX_CHANNELS),
  /** An address of mail, or the host of a channel; empty where the alert has that channel no more. */
  recipient: z.string(),
  state: z.enum(OUTBOX_STATES),
  tries: z.int(),
  /** Of the next try, while it waits. */
  sendAt: instant,
  sentAt: instant.nullable(),
  failure: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

const runReference = alertReference.extend({ windowEnd: instant });

/** With who was told, and the windows before it, oldest first, for a chart. */
export const getAlertRun = endpoint({
  method: 'GET',
  path: '/alerts/:id/runs/:windowEnd',
  access: 'user',
  input: runReference,
  output: z.object({ data: z.object({ run: alertRun, before: z.array(alertRun), deliveries: z.array(delivery) }) }),
});

/** Somebody has seen it: for everybody of the organisation. */
export const acknowledgeRun = endpoint({
  method: 'POST',
  path: '/alerts/:id/runs/:windowEnd/acknowledge',
  access: 'user',
  input: runReference,
  output: z.object({ data: alertRun }),
});

/** Of a message in the state `dead`; otherwise nothing happens. */
export const sendAgain = endpoint({
  method: 'POST',
  path: '/deliveries/:id/send',
  access: 'user',
  input: z.object({ id: z.uuid() }),
  output: z.object({ data: delivery }),
});

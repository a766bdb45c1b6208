/** The history of alerts: each window that was evaluated, why it was decided so, and who was told. */
import { z } from 'zod';
import { ALERT_TYPES } from './alert-conditions.ts';
import { ALERT_STATES } from './alert-states.ts';
import { alertFigures, alertId, alertReference, alertRule, HELD_BACK } from './alerts.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { OUTBOX_CHANNELS, OUTBOX_STATES } from './outbox.ts';
import { pagedList, pageOf } from './pages.ts';
import { topicId } from './topics.ts';

export const alertRun = z.object({
  alertId,
  windowStart: instant,
  windowEnd: instant,
  evaluatedAt: instant,
  /** It could not be evaluated in time: the program was away, or what it counts in. */
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

/** By what it was decided: the alert may be another by now. Its name is that of today. */
const decidedBy = alertRule.pick({ alertType: true, conversationType: true, mediaTypes: true });
export const firedRun = alertRun.extend({ alertName: z.string(), ...decidedBy.shape });
export type FiredRun = z.infer<typeof firedRun>;

const page = pageOf(100, 50);

export const getAlertRuns = endpoint({
  method: 'GET',
  path: '/alerts/:id/runs',
  access: 'user',
  scope: 'read',
  summary: 'List the runs of an alert',
  description: 'Newest first. `firing`: those that met the condition, or were due, alone.',
  input: alertReference.extend({ which: z.enum(['all', 'firing']).default('all'), ...page }),
  output: pagedList(alertRun),
});

export const getFiredRuns = endpoint({
  method: 'GET',
  path: '/alerts/runs',
  access: 'user',
  scope: 'read',
  summary: 'List the runs of all alerts',
  description:
    'Newest first. `fired`: those windows that met the condition, or of which somebody was or would have been told; `trouble`: those that nothing could be decided of. `startDate` and `endDate`: in which their windows end.',
  input: z.object({
    which: z.enum(['fired', 'trouble']).default('fired'),
    alertId: alertId.optional(),
    acknowledged: z.enum(['yes', 'no']).optional(),
    startDate: instant.optional(),
    endDate: instant.optional(),
    ...page,
  }),
  output: pagedList(firedRun),
});

/**
 * Why a message did not arrive: its host is not one of the public internet; is a name that leads nowhere; takes no connections; does not
 * answer in time; has no such channel any more; wants a sign-in, or lets nobody in; was told too much at once; has a failure of its own;
 * cannot show who it is; did not take what it was sent; a server of mail does not know the recipient, or said something else; or it was
 * the program itself.
 */
export const FAILURE_KINDS = [
  'private',
  'nameless',
  'unreachable',
  'slow',
  'gone',
  'forbidden',
  'busy',
  'failing',
  'untrusted',
  'refused',
  'recipient',
  'mail',
  'program',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

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
  /** A sentence in English, of mail with what its server said. */
  failure: z.string().nullable(),
  failureKind: z.enum(FAILURE_KINDS).nullable(),
});
export type Delivery = z.infer<typeof delivery>;

const runReference = alertReference.extend({ windowEnd: instant });

export const getAlertRun = endpoint({
  method: 'GET',
  path: '/alerts/:id/runs/:windowEnd',
  access: 'user',
  scope: 'read',
  summary: 'See one run, and who was told',
  description: '`isForgotten`: it was told, and by now all that was sent is deleted.',
  input: runReference,
  output: z.object({ data: z.object({ run: alertRun, deliveries: z.array(delivery), isForgotten: z.boolean() }) }),
});

const coursePoint = z.object({
  /** End of the window. */
  end: instant,
  /** Mentions, or the score; null where it is not known. */
  value: z.number().nullable(),
  /** What it was compared with, and from where on the condition is met; null where there is nothing to compare with. */
  baseline: z.number().nullable(),
  level: z.number().nullable(),
});

export const runCourse = z.object({
  /** What was measured: the alert may be of another type by now. */
  alertType: z.enum(ALERT_TYPES),
  /** Those of the run that are not deleted; points oldest first, the last one of the run itself, and one for each window. */
  topics: z.array(z.object({ id: topicId, name: z.string(), points: z.array(coursePoint) })),
});
export type RunCourse = z.infer<typeof runCourse>;

export const getRunCourse = endpoint({
  method: 'GET',
  path: '/alerts/:id/runs/:windowEnd/course',
  access: 'user',
  scope: 'read',
  summary: 'See the course of an alert up to a run',
  description:
    'For a chart: the window with the twelve before it, also those of before there was the alert. They are measured when this is asked.',
  input: runReference,
  output: z.object({ data: runCourse }),
});

export const acknowledgeRun = endpoint({
  method: 'POST',
  path: '/alerts/:id/runs/:windowEnd/acknowledge',
  access: 'user',
  scope: 'write',
  summary: 'Say that a run was seen',
  description: 'For everybody of the organisation.',
  input: runReference,
  output: z.object({ data: alertRun }),
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/deliveries/:id/send',
  access: 'user',
  scope: 'write',
  summary: 'Send a message again that did not arrive',
  description: 'Of a message in the state `dead`; otherwise nothing happens.',
  input: z.object({ id: z.uuid() }),
  output: z.object({ data: delivery }),
});

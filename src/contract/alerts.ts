/**
 * Alerts: what an organisation wants to be told of its topics, how it is measured, and who is told. Each topic of an alert is measured
 * by itself; one message tells of all that met the condition.
 */
import { z } from 'zod';
import { withinBounds } from './alert-bounds.ts';
import {
  ALERT_CYCLES,
  ALERT_TYPES,
  CONDITION_TYPES,
  CONVERSATION_TYPES,
  CYCLE_PERIODS,
  DURATION_UNITS,
  EQUATIONS,
  SENSITIVITIES,
} from './alert-conditions.ts';
import { alertName, alertTopics, channelAddress, clockTime, emails, numberFrom, targetTopicId } from './alert-fields.ts';
import { ALERT_STATES } from './alert-states.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { LIMITS } from './limits.ts';
import { mediaTypes, topicId } from './topics.ts';

/** Whole. */
const duration = numberFrom(1, LIMITS.alertDuration.h).refine(Number.isInteger, 'numberOutOfRange');

/** Where a message goes besides mail. The address is a secret: whoever has it can write there; so it is told to nobody. */
export const CHANNEL_KINDS = ['webhook', 'slack', 'teams'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
/** `id`: of one that the alert has, which is kept as it is. */
const channel = z.union([z.object({ id: z.uuid() }), z.object({ kind: z.enum(CHANNEL_KINDS), address: channelAddress })]);

/**
 * Of an address: `confirmed` is told; `asked` is outside the organisation and has not said yes yet; `not-asked` is outside too, and is
 * asked when the alert is saved again; so is `unreached`, which the question could not be delivered to; `unsubscribed` has said that it
 * wants no more of this alert, until it says otherwise itself.
 */
export const RECIPIENT_STATES = ['confirmed', 'asked', 'not-asked', 'unreached', 'unsubscribed'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

const definition = {
  alertType: z.enum(ALERT_TYPES),
  conversationType: z.enum(CONVERSATION_TYPES),
  mediaTypes,
  alertCycle: z.enum(ALERT_CYCLES),
  /** Of a custom cycle. */
  alertDuration: duration,
  alertDurationUnit: z.enum(DURATION_UNITS),
  /** Of periodic notifications. */
  alertCyclePeriod: z.enum(CYCLE_PERIODS),
  conConditionType: z.enum(CONDITION_TYPES),
  conConditionEquation: z.enum(EQUATIONS),
  /** Mentions, which are whole, or percent. */
  conConditionValue: numberFrom(1, LIMITS.alertMentions),
  senConditionType: z.enum(CONDITION_TYPES),
  senConditionEquation: z.enum(EQUATIONS),
  /** Points of the score, or percent. */
  senConditionValue: numberFrom(1, LIMITS.alertPercent),
  /** Of periodic notifications: when the period ends, on the organisation's clock; of hourly ones, the minute. */
  periodConditionTime: clockTime,
};

/** What the 17 arguments of the product do not say. */
const manners = {
  /** Of smart conditions. */
  sensitivity: z.enum(SENSITIVITIES),
  /** After it has told of a window, for so long it tells of no other; 0: of each. */
  cooldownMinutes: z.int().min(0).max(LIMITS.cooldownMinutes),
  /**
   * On the organisation's clock; over midnight where the end is earlier. What falls into them is told when they end. An alert of before
   * equal times were refused may have them: it is never quiet.
   */
  quietHours: z.object({ from: clockTime, to: clockTime }).nullable(),
  /** Of what is sent. */
  language: z.enum(['en', 'zh-Hant']),
};
const quietHours = manners.quietHours.refine((hours) => hours === null || hours.from !== hours.to, 'quietHoursEmpty');
const safeManners = {
  sensitivity: manners.sensitivity.default('balanced'),
  cooldownMinutes: manners.cooldownMinutes.default(60),
  quietHours: quietHours.default(null),
  language: manners.language.default('en'),
};

/** What is measured, when, and how it is told: all but whose mentions and to whom. */
export const alertRule = z.object({ ...definition, ...manners });
export type AlertRule = z.output<typeof alertRule>;

const channels = z
  .array(channel)
  .max(LIMITS.alertChannels, 'tooManyChannels')
  .superRefine((given, context) => {
    const known = new Set<string>();
    for (const [place, one] of given.entries()) {
      const key = 'id' in one ? one.id : one.address;
      if (known.has(key)) context.addIssue({ code: 'custom', path: [place], message: 'channelTwice' });
      known.add(key);
    }
  });
/** What the product's own calls say of an alert, but for its topic. */
const said = { alertName, emails, ...definition };

/** As the forms, the preview and the REST calls have it. */
export const alertInput = z
  .object({ topics: alertTopics, ...said, ...safeManners, channels: channels.default([]) })
  .superRefine(withinBounds);
export type AlertInput = z.output<typeof alertInput>;
export type AlertDraft = z.input<typeof alertInput>;

/** What a form begins with. The numbers are ours: the product shows none. */
export const ALERT_DEFAULTS = {
  alertType: 'conversation',
  conversationType: 'all',
  alertCycle: '15m',
  alertDuration: '1',
  alertDurationUnit: 'h',
  alertCyclePeriod: 'hourly',
  conConditionType: 'number',
  conConditionEquation: 'increase',
  conConditionValue: '50',
  senConditionType: 'number',
  senConditionEquation: 'increase',
  senConditionValue: '20',
  periodConditionTime: '08:00',
} as const;

export const alertId = z.string().regex(/^[1-9]\d{0,9}$/);

export type AlertState = (typeof ALERT_STATES)[number];

/** Why nobody is told, although the condition is met. */
export const HELD_BACK = ['snoozed', 'cool-down', 'quiet-hours'] as const;
export type HeldBack = (typeof HELD_BACK)[number];

/**
 * Why there is nothing to decide by: no mention is scored; the window before is not known or had none to score, or, where `baseline` is
 * 0, nothing of which there could be a percentage; too few weeks are known; or so much of what its sources bring is missing that
 * nothing is known, or that fewer mentions may be none but that.
 */
const LACKS = ['scores', 'before', 'weeks', 'posts'] as const;

/** What was measured of one topic in a window, and how it was judged. */
export const alertFigures = z.object({
  topicId,
  mentions: z.int(),
  /** −100…100; null where no mention is scored, and of spikes, which are measured in mentions alone. */
  score: z.number().nullable(),
  /** Whether the condition is met; of a periodic notification false. */
  met: z.boolean(),
  /** What it was compared with, in mentions or points: the window before, or what is usual; null where there is nothing to compare with. */
  baseline: z.number().nullable(),
  /** The condition is met from here on, upwards or downwards. */
  level: z.number().nullable(),
  change: z.number().nullable(),
  /** Of the baseline; null where that is 0. */
  percent: z.number().nullable(),
  lacks: z.enum(LACKS).nullable(),
});
export type AlertFigures = z.infer<typeof alertFigures>;

/** As `lacks`; `percentage`: of 0 there is none. */
export const UNDECIDED = [...LACKS, 'percentage'] as const;
export type Undecided = (typeof UNDECIDED)[number];

/** `topic_id` and the names of fields are those of the product; numbers of forms are texts. */
export const alert = z.object({
  id: alertId,
  alertName: z.string(),
  /** Of several topics the first; null where all of them are deleted. */
  topic_id: topicId.nullable(),
  topics: z.array(z.object({ id: topicId, name: z.string() })),
  /** `askedAgainAt`: when one that has unsubscribed was asked last, since then, whether it wants this alert again. */
  emails: z.array(z.object({ email: z.string(), state: z.enum(RECIPIENT_STATES), askedAgainAt: instant.optional() })),
  /** `host`: all that is told of the address. `secret`: with which messages to a webhook are signed; null for others. */
  channels: z.array(z.object({ id: z.uuid(), kind: z.enum(CHANNEL_KINDS), host: z.string(), secret: z.string().nullable() })),
  ...alertRule.shape,
  alertDuration: z.string(),
  conConditionValue: z.string(),
  senConditionValue: z.string(),
  enabled: z.boolean(),
  state: z.enum(ALERT_STATES),
  /** It is on, and rests: the periods of all its topics are over. Once one is not, it goes on by itself. */
  isOver: z.boolean(),
  /**
   * Of the last window that was evaluated, as nothing was changed since: why the condition could not be decided, of the first topic of
   * which it could not, and of how many topics. null: of all it could, or there is no condition.
   */
  undecided: z.object({ why: z.enum(UNDECIDED), topics: z.int() }).nullable(),
  /** No window of it was evaluated yet, whatever it measured. */
  isNew: z.boolean(),
  /** Until then nobody is told. */
  snoozedUntil: instant.nullable(),
  /** Ends of windows: of the last that was evaluated, of the last that met the condition, and of the next one (none while it is off, or rests). */
  evaluatedTo: instant.nullable(),
  firedAt: instant.nullable(),
  nextEnd: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** A name; null where the person is no more. */
  updatedBy: z.string().nullable(),
});
export type Alert = z.infer<typeof alert>;

export const alertReference = z.object({ id: alertId });
/** As `delete_alert`: done by any answer that is no refusal. */
const done = z.object({ result: z.literal(true) }).catch({ result: true });
/** `basedOn`: `updatedAt` of the version that was edited; another one is not overwritten. */
const alertVersion = alertReference.extend({ basedOn: instant.optional() });

export const enabledAlert = alertReference.extend({ flag: z.boolean() });

/** What is needed to try an alert before it is saved: a name, and whom to tell, are not. */
export const triedAlert = z.object({ topics: alertTopics, ...definition, ...safeManners }).superRefine(withinBounds);

/** The 17 arguments of the product: of one topic. What they do not say is safe, or stays as it was. */
export const topicAlert = z.object({ ...said, targetTopicId }).superRefine(withinBounds);
export const topicAlertChange = topicAlert.safeExtend(alertReference.shape);

export const getAlerts = endpoint({
  method: 'GET',
  path: '/multi-topic-alerts',
  access: 'user',
  scope: 'read',
  summary: 'List alerts',
  description: 'Newest first.',
  input: z.object({}),
  output: z.object({ data: z.array(alert) }),
});

export const getAlert = endpoint({
  method: 'GET',
  path: '/multi-topic-alerts/:id',
  access: 'user',
  scope: 'read',
  summary: 'See one alert',
  input: alertReference,
  output: z.object({ data: alert }),
});

export const createAlert = endpoint({
  method: 'POST',
  path: '/multi-topic-alerts',
  access: 'user',
  scope: 'write',
  summary: 'Create an alert on one topic or several',
  input: alertInput,
  output: z.object({ data: alert }),
});

/** What is left out stays as it was. `snoozedUntil`: null ends a snooze. */
export const alertChange = z
  .object({ topics: alertTopics, ...said, ...manners, quietHours, channels })
  .partial()
  .extend({ ...alertVersion.shape, enabled: z.boolean().optional(), snoozedUntil: instant.nullable().optional() });

export const updateAlert = endpoint({
  method: 'PATCH',
  path: '/multi-topic-alerts/:id',
  access: 'user',
  scope: 'write',
  summary: 'Change an alert',
  description: 'Fields that are left out stay as they are.',
  input: alertChange,
  output: z.object({ data: alert }),
});

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/multi-topic-alerts/:id',
  access: 'user',
  scope: 'write',
  summary: 'Delete an alert',
  input: alertReference,
  output: done,
});

export const testAlert = endpoint({
  method: 'POST',
  path: '/multi-topic-alerts/test',
  access: 'user',
  scope: 'write',
  summary: 'Send a message of an alert to oneself',
  description: 'As the alert would, of its newest window; of none that is named, the alert that was changed last.',
  input: z.object({ id: alertId.optional() }),
  output: z.object({ result: z.literal(true), email: z.string() }),
});

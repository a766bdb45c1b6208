/** The form of an alert: what is written in it, and how that becomes the contract's input and back. Numbers are texts, as typed. */
import { z } from 'zod';
import { fallsByPercent } from '../../../contract/alert-bounds.ts';
import {
  ALERT_CYCLES,
  ALERT_TYPES,
  CONDITION_TYPES,
  CONVERSATION_TYPES,
  CYCLE_PERIODS,
  DURATION_UNITS,
  EQUATIONS,
  SENSITIVITIES,
} from '../../../contract/alert-conditions.ts';
import { ALERT_DEFAULTS, type Alert, type AlertDraft, CHANNEL_KINDS } from '../../../contract/alerts.ts';
import { mediaType } from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { Language } from '../../i18n/resources.ts';

/** Of one that the alert has, only the host is known; of a new one, the address as typed. */
const destination = z.union([
  z.object({ id: z.string(), kind: z.enum(CHANNEL_KINDS), host: z.string() }),
  z.object({ kind: z.enum(CHANNEL_KINDS), address: z.string() }),
]);
export type Destination = z.infer<typeof destination>;

/** A schema, because a draft is read back from the browser's storage, which an older build may have written. */
export const alertFields = z.object({
  topics: z.array(z.string()),
  alertName: z.string(),
  emails: z.array(z.string()),
  channels: z.array(destination),
  alertType: z.enum(ALERT_TYPES),
  conversationType: z.enum(CONVERSATION_TYPES),
  mediaTypes: z.array(mediaType),
  alertCycle: z.enum(ALERT_CYCLES),
  alertDuration: z.string(),
  alertDurationUnit: z.enum(DURATION_UNITS),
  alertCyclePeriod: z.enum(CYCLE_PERIODS),
  conConditionType: z.enum(CONDITION_TYPES),
  conConditionEquation: z.enum(EQUATIONS),
  conConditionValue: z.string(),
  senConditionType: z.enum(CONDITION_TYPES),
  senConditionEquation: z.enum(EQUATIONS),
  senConditionValue: z.string(),
  periodConditionTime: z.string(),
  sensitivity: z.enum(SENSITIVITIES),
  cooldownMinutes: z.number(),
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  language: z.enum(['en', 'zh-Hant']),
});
export type AlertFields = z.infer<typeof alertFields>;

export type NumberField = 'alertDuration' | 'conConditionValue' | 'senConditionValue';

export interface Beginning {
  mediaTypes: readonly MediaType[];
  language: Language;
  /** The topic that somebody came from. */
  topicId?: string | undefined;
}

export function emptyFields({ mediaTypes, language, topicId }: Beginning): AlertFields {
  return {
    ...ALERT_DEFAULTS,
    topics: topicId === undefined ? [] : [topicId],
    alertName: '',
    emails: [],
    channels: [],
    mediaTypes: sortedTypes(mediaTypes),
    sensitivity: 'balanced',
    cooldownMinutes: 60,
    quietHours: null,
    language,
  };
}

export function fieldsOf(alert: Alert): AlertFields {
  const { topics, emails, channels, mediaTypes, ...others } = alert;
  return {
    ...alertFields.omit({ topics: true, emails: true, channels: true, mediaTypes: true }).parse(others),
    topics: topics.map(({ id }) => id),
    emails: emails.map(({ email }) => email),
    channels: channels.map(({ id, kind, host }) => ({ id, kind, host })),
    mediaTypes: sortedTypes(mediaTypes),
  };
}

/** What a reset leaves as it is: what the alert is called, what it watches, and who is told. */
export function resetFields(fields: AlertFields, beginning: Beginning): AlertFields {
  const { topics, alertName, emails, channels } = fields;
  return { ...emptyFields(beginning), topics, alertName, emails, channels };
}

/** Without the topics that are not there any more. The same object where all are. */
export function withTopics(fields: AlertFields, there: readonly { id: string }[]): AlertFields {
  const known = new Set(there.map(({ id }) => id));
  const topics = fields.topics.filter((id) => known.has(id));
  return topics.length === fields.topics.length ? fields : { ...fields, topics };
}

/** With the topic that somebody came from, beside those that are written already; one that is not there is none. */
export function withTopicOf(fields: AlertFields, topicId: string | undefined, there: readonly { id: string }[]): AlertFields {
  if (topicId === undefined || fields.topics.includes(topicId) || !there.some(({ id }) => id === topicId)) return fields;
  return { ...fields, topics: [...fields.topics, topicId] };
}

/** Of another alert: the addresses of channels that are saved are not known here. */
export function withNewChannels(fields: AlertFields): AlertFields {
  return { ...fields, channels: fields.channels.filter((channel) => 'address' in channel) };
}

/** Whether both would be saved as the same, whatever is written in numbers that do not count. */
export function isSameForm(one: AlertFields, other: AlertFields): boolean {
  return comparable(one) === comparable(other);
}

function comparable(fields: AlertFields): string {
  const { channels, ...input } = inputOf(fields);
  // In the order of the schema, whichever way the object was made.
  return JSON.stringify([alertFields.omit({ channels: true }).parse(input), channels]);
}

/** Sorted and unique: adding one that is there changes nothing. */
export function sortedTypes(types: readonly MediaType[]): MediaType[] {
  return [...new Set(types)].sort();
}

/** The numbers that count for what is chosen; what is written in the others is not looked at. */
export function numbersInUse(fields: AlertFields): NumberField[] {
  const { alertType, alertCycle, conConditionType, senConditionType } = fields;
  if (alertType === 'periodic') return [];
  const value = alertType === 'conversation' ? 'conConditionValue' : 'senConditionValue';
  const type = alertType === 'conversation' ? conConditionType : senConditionType;
  return [...(alertCycle === 'custom' ? (['alertDuration'] as const) : []), ...(type === 'smart' ? [] : ([value] as const))];
}

/** Largest number of a field; the smallest is 1. */
export function mostOf(field: NumberField, fields: AlertFields): number {
  if (field === 'alertDuration') return LIMITS.alertDuration[fields.alertDurationUnit];
  if (field === 'senConditionValue') return fields.senConditionType === 'number' ? LIMITS.alertPoints : LIMITS.alertPercent;
  if (fields.conConditionType === 'number') return LIMITS.alertMentions;
  return fallsByPercent(fields) ? LIMITS.alertFallPercent : LIMITS.alertPercent;
}

/** What the value of a condition is of. */
export function unitOf(field: ValueField, fields: Pick<AlertFields, ValueType>): 'mentions' | 'points' | 'percent' {
  const isSentiment = field === 'senConditionValue';
  if (fields[isSentiment ? 'senConditionType' : 'conConditionType'] === 'percentage') return 'percent';
  return isSentiment ? 'points' : 'mentions';
}
type ValueField = Exclude<NumberField, 'alertDuration'>;
type ValueType = 'conConditionType' | 'senConditionType';

/** Lengths and mentions are counted, percent and points of a score measured. */
export function isWhole(field: NumberField, fields: Pick<AlertFields, 'conConditionType'>): boolean {
  return field === 'alertDuration' || (field === 'conConditionValue' && fields.conConditionType === 'number');
}

/** As it is sent: numbers that do not count are those of the defaults, whatever is written there. */
export function inputOf(fields: AlertFields): AlertDraft {
  const used = numbersInUse(fields);
  const number = (field: NumberField) => (used.includes(field) ? fields[field] : ALERT_DEFAULTS[field]);
  return {
    ...fields,
    alertDuration: number('alertDuration'),
    conConditionValue: number('conConditionValue'),
    senConditionValue: number('senConditionValue'),
    channels: fields.channels.map((channel) =>
      'id' in channel ? { id: channel.id } : { kind: channel.kind, address: channel.address.trim() },
    ),
  };
}

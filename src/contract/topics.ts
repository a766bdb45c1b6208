/** Topics: standing keyword queries of an organisation. */
import { z } from 'zod';
import type { Subscription } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import type { FieldErrors } from './errors.ts';
import { instant } from './filter.ts';
import { LIMITS } from './limits.ts';
import { mediaType } from './media-types.ts';
import { isStorable, isVisible } from './text.ts';

const keyword = z
  .string()
  .trim()
  .min(1, 'keywordUnreadable')
  .max(LIMITS.keywordLength, 'keywordTooLong')
  .refine(isStorable, 'keywordUnreadable');

const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** An instant in years of four digits, which every store can keep. */
const edge = instant.refine((value) => EARLIEST <= Date.parse(value) && Date.parse(value) <= LATEST);

/** A group is alternatives for one idea: its words are joined by OR; `operator` joins the groups. */
export const keywordGroups = z.object({
  operator: z.enum(['AND', 'OR']).default('AND'),
  groups: z.array(z.array(keyword).min(1)).max(LIMITS.groups),
});
export type KeywordGroups = z.infer<typeof keywordGroups>;

export const topicInput = z
  .object({
    name: z
      .string()
      .trim()
      .max(LIMITS.topicNameLength, 'topicNameTooLong')
      .refine(isVisible, 'topicNameRequired')
      .refine(isStorable),
    startsAt: edge.or(z.literal('')).refine((value) => value !== '', 'topicPeriodRequired'),
    endsAt: edge.or(z.literal('')).refine((value) => value !== '', 'topicPeriodRequired'),
    mediaTypes: z
      .array(mediaType)
      .min(1, 'channelRequired')
      .transform((types) => [...new Set(types)].sort()),
    keywordInputMode: z.literal('basic'),
    inclusion: keywordGroups.refine((value) => value.groups.length > 0, 'inclusionRequired'),
    exclusion: keywordGroups,
  })
  .refine((topic) => !(topic.startsAt && topic.endsAt) || Date.parse(topic.startsAt) < Date.parse(topic.endsAt), {
    path: ['endsAt'],
    error: 'startNotBeforeEnd',
  });
export type TopicInput = z.infer<typeof topicInput>;

const DAY = 24 * 60 * 60 * 1000;

/** What the plan forbids of a topic that is well formed by itself; the same check runs in the form and in the verb. */
export function planErrors(
  topic: Pick<TopicInput, 'startsAt' | 'endsAt' | 'inclusion' | 'exclusion'>,
  plan: Pick<Subscription, 'maxDays' | 'maxKeywords' | 'maxKeywordsExclusion'>,
): FieldErrors {
  const errors: FieldErrors = {};
  // A tenth of a day of grace: a period of whole days across the autumn clock change has an hour more.
  if (Date.parse(topic.endsAt) - Date.parse(topic.startsAt) > (plan.maxDays + 0.1) * DAY) errors['endsAt'] = 'dayRangeTooLong';
  if (countKeywords(topic.inclusion) > plan.maxKeywords) errors['inclusion'] = 'inclusionTooMany';
  if (countKeywords(topic.exclusion) > plan.maxKeywordsExclusion) errors['exclusion'] = 'exclusionTooMany';
  return errors;
}

export function countKeywords(keywords: KeywordGroups): number {
  return keywords.groups.reduce((sum, group) => sum + group.length, 0);
}

export const topicId = z.string().regex(/^[1-9]\d{0,9}$/);

/**
 * `ready`: figures are complete. Otherwise posts already stored are being searched for the newest keywords: `searching`
 * for the first time, so that there are no figures yet; `building` while those of the definition before still stand.
 */
const topicState = z.enum(['ready', 'searching', 'building']);

export const topic = z.object({
  id: z.string(),
  topic_id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Time of the earliest mention, where there is one. */
  data_start_at: z.string().nullable(),
  visible: z.boolean(),
  demo: z.boolean(),
  state: topicState,
  /** Of the newest definition: 1 at first, higher with every edit of keywords, period or media types. */
  revision: z.number().int(),
  mediaTypes: z.array(mediaType),
  keywordInputMode: z.literal('basic'),
  inclusion: keywordGroups,
  exclusion: keywordGroups,
});
export type Topic = z.infer<typeof topic>;

/** A topic in a list: with totals and mentions per day over the last 14 days (oldest first, organisation's days). */
export const topicSummary = topic.extend({
  mentions: z.number().int(),
  sparkline: z.array(z.object({ date: z.string(), count: z.number().int() })),
});
export type TopicSummary = z.infer<typeof topicSummary>;

export const getTopics = endpoint({
  method: 'GET',
  path: '/topics',
  access: 'user',
  /** Left out: all. */
  input: z.object({ visible: z.enum(['true', 'false']).optional() }),
  output: z.object({ data: z.array(topicSummary) }),
});

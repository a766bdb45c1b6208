/** Topics: standing keyword queries of an organisation. */
import { z } from 'zod';
import type { Subscription } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import type { FieldErrors } from './errors.ts';
import { instant, mediaType } from './filter.ts';
import { TOPIC_ID } from './filter-choices.ts';
import { LIMITS } from './limits.ts';
import { pagedList, pageOf } from './pages.ts';
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
  groups: z.array(z.array(keyword).min(1).max(LIMITS.queryTerms, 'queryTooManyTerms')).max(LIMITS.groups),
});
export type KeywordGroups = z.infer<typeof keywordGroups>;

const queryText = z.string().trim().max(LIMITS.queryLength, 'queryTooLong').refine(isStorable);

/** `basic`: groups of keywords. `advanced`: the keyword language; whatever the exclusion matches is taken away. */
export const BASIC_KEYWORDS = { keywordInputMode: z.literal('basic'), inclusion: keywordGroups, exclusion: keywordGroups };
export const ADVANCED_KEYWORDS = { keywordInputMode: z.literal('advanced'), inclusion: queryText, exclusion: queryText };

const basicInput = {
  ...BASIC_KEYWORDS,
  inclusion: keywordGroups.refine((value) => value.groups.length > 0, 'inclusionRequired'),
};
const advancedInput = { ...ADVANCED_KEYWORDS, inclusion: queryText.min(1, 'inclusionRequired') };

export const mediaTypes = z
  .array(mediaType)
  .min(1, 'channelRequired')
  .overwrite((types) => [...new Set(types)].sort());

export const topicKeywords = z.discriminatedUnion('keywordInputMode', [z.object(BASIC_KEYWORDS), z.object(ADVANCED_KEYWORDS)]);
export type TopicKeywords = z.infer<typeof topicKeywords>;

const definition = {
  name: z
    .string()
    .trim()
    .max(LIMITS.topicNameLength, 'topicNameTooLong')
    .refine(isVisible, 'topicNameRequired')
    .refine(isStorable),
  startsAt: edge.or(z.literal('')).refine((value) => value !== '', 'topicPeriodRequired'),
  endsAt: edge.or(z.literal('')).refine((value) => value !== '', 'topicPeriodRequired'),
  mediaTypes,
};

function inOrder(topic: object): boolean {
  const { startsAt, endsAt } = topic as { startsAt: string; endsAt: string };
  return !(startsAt && endsAt) || Date.parse(startsAt) < Date.parse(endsAt);
}
const WRONG_ORDER = { path: ['endsAt'], error: 'startNotBeforeEnd' };

/** `more`: what stands beside the definition of a topic in a call. */
export function topicInputWith<Shape extends z.ZodRawShape>(more: Shape) {
  return z.discriminatedUnion('keywordInputMode', [
    z.object({ ...more, ...definition, ...basicInput }).refine(inOrder, WRONG_ORDER),
    z.object({ ...more, ...definition, ...advancedInput }).refine(inOrder, WRONG_ORDER),
  ]);
}
export const topicInput = topicInputWith({});
export type TopicInput = z.infer<typeof topicInput>;

const DAY = 24 * 60 * 60 * 1000;

/** How many keywords a topic uses of its plan; of a query in the keyword language, engine/query counts the terms. */
export interface KeywordCounts {
  inclusion: number;
  exclusion: number;
}

/** What the plan forbids of a topic that is well formed by itself; the same check runs in the form and in the verb. */
export function planErrors(
  topic: Pick<TopicInput, 'startsAt' | 'endsAt'>,
  keywords: KeywordCounts,
  plan: Pick<Subscription, 'endsAt' | 'maxDays' | 'maxKeywords' | 'maxKeywordsExclusion'>,
): FieldErrors {
  const errors: FieldErrors = {};
  // The last day of a plan is a whole one, wherever the organisation is.
  if (Date.parse(topic.endsAt) > Date.parse(plan.endsAt) + DAY) errors['endsAt'] = 'endsAfterPlan';
  // A tenth of a day of grace: a period of whole days across the autumn clock change has an hour more.
  if (Date.parse(topic.endsAt) - Date.parse(topic.startsAt) > (plan.maxDays + 0.1) * DAY) errors['endsAt'] = 'dayRangeTooLong';
  if (keywords.inclusion > plan.maxKeywords) errors['inclusion'] = 'inclusionTooMany';
  if (keywords.exclusion > plan.maxKeywordsExclusion) errors['exclusion'] = 'exclusionTooMany';
  return errors;
}

export function countKeywords(keywords: KeywordGroups): number {
  return keywords.groups.reduce((sum, group) => sum + group.length, 0);
}

export const topicId = z.string().regex(TOPIC_ID);

/**
 * `ready`: figures are complete. Otherwise posts already stored are being searched for the newest keywords: `searching`
 * for the first time, so that there are no figures yet; `building` while those of the definition before still stand. `failed`:
 * that search has ended without success. Arriving posts are matched all the time.
 */
const topicState = z.enum(['ready', 'searching', 'building', 'failed']);

/** `storeAway`: after several tries; tried again from time to time. The others would fail again until the keywords change. */
const topicFailure = z.enum(['tooCostly', 'storeAway', 'keywordsUnreadable']);
export type TopicFailure = z.infer<typeof topicFailure>;

export const topicFacts = {
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
  /** Put in front by somebody of the organisation, or by the operator. */
  featured: z.boolean(),
  state: topicState,
  /** Of the state `failed`. `figures`: whether those of the definition before still stand. */
  failure: z.object({ at: z.string(), reason: topicFailure, figures: z.boolean() }).nullable(),
  /** Of the states `searching` and `building`: how much of the stored posts is searched, of 1. */
  searched: z.number().min(0).max(1).nullable(),
  /** Of the newest definition: 1 at first, higher with every edit of keywords, period or media types. */
  revision: z.number().int(),
  mediaTypes: z.array(mediaType),
};

function withKeywords<Shape extends z.ZodRawShape>(facts: Shape) {
  return z.discriminatedUnion('keywordInputMode', [
    z.object({ ...facts, ...BASIC_KEYWORDS }),
    z.object({ ...facts, ...ADVANCED_KEYWORDS }),
  ]);
}

export const topic = withKeywords(topicFacts);
export type Topic = z.infer<typeof topic>;

/** A topic in a list: with totals and mentions per day over the last 14 days (oldest first, organisation's days). */
export const topicSummary = withKeywords({
  ...topicFacts,
  mentions: z.number().int(),
  sparkline: z.array(z.object({ date: z.string(), count: z.number().int() })),
});
export type TopicSummary = z.infer<typeof topicSummary>;

/** `visible`: left out, all. */
export const topicPageInput = z.object({ visible: z.enum(['true', 'false']).optional(), ...pageOf(100, 100) });

export const getTopics = endpoint({
  method: 'GET',
  path: '/topics',
  access: 'user',
  scope: 'read',
  summary: 'List topics',
  description: 'Newest first, with totals and the mentions of each of the last 14 days. `visible`: left out, all.',
  input: topicPageInput,
  output: pagedList(topicSummary),
});

export const searchTopicAgain = endpoint({
  method: 'POST',
  path: '/topics/:id/search',
  access: 'user',
  scope: 'write',
  summary: 'Try a failed search again',
  description: 'For a topic in the state `failed`; otherwise nothing happens.',
  input: z.object({ id: topicId }),
  output: z.object({ result: z.literal(true) }),
});

/** Puts a topic in front of the others, for everybody of the organisation, or takes it back. */
export const topicFeature = z.object({ id: topicId, featured: z.boolean() });

export const featureTopic = endpoint({
  method: 'POST',
  path: '/topics/:id/feature',
  access: 'user',
  scope: 'write',
  summary: 'Put a topic in front, or take it back',
  input: topicFeature,
  output: z.object({ result: z.literal(true) }),
});

/**
 * Hides a topic from Home, lists and whatever chooses among topics, for everybody of the organisation, or shows it again. Its figures, its
 * alerts and its place in the plan stay.
 */
export const topicVisibility = z.object({ id: topicId, visible: z.boolean() });

export const showTopic = endpoint({
  method: 'POST',
  path: '/topics/:id/visible',
  access: 'user',
  scope: 'write',
  summary: 'Hide a topic, or show it again',
  input: topicVisibility,
  output: z.object({ result: z.literal(true) }),
});

export const featureAnyTopic = endpoint({
  method: 'POST',
  path: '/topics/feature',
  access: 'operator',
  summary: 'Put any organisation’s topic in front',
  description: 'Answers its name.',
  input: topicFeature,
  output: z.object({ data: z.object({ name: z.string() }) }),
});

export const getRematch = endpoint({
  method: 'GET',
  path: '/topics/rematch',
  access: 'operator',
  summary: 'See whether stored posts should be read again',
  description: 'Whether an older version has read some, so that topics may miss some of them.',
  input: z.object({}),
  output: z.object({ data: z.object({ stalePosts: z.number().int(), needed: z.boolean() }) }),
});

export const rematchTopics = endpoint({
  method: 'POST',
  path: '/topics/rematch',
  access: 'operator',
  summary: 'Read stored posts again',
  description: 'One step of reading them again and then searching all topics again; to be asked until `done`.',
  input: z.object({}),
  /** Posts read and topics sent to be searched in this step. */
  output: z.object({ data: z.object({ posts: z.number().int(), topics: z.number().int(), done: z.boolean() }) }),
});

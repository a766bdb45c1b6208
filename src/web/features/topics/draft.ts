/**
 * The form's draft and how it becomes the contract's input and back. Days are days of the organisation's timezone, the
 * end inclusive, as people say them; the input has instants, the end exclusive.
 */
import { z } from 'zod';
import type { Subscription } from '../../../contract/accounts.ts';
import { mediaType } from '../../../contract/filter.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { KeywordGroups, Topic, TopicKeywords } from '../../../contract/topics.ts';
import { dayOf, endOfDay, lastDayOf, startOfDay } from '../../lib/days.ts';
import type { HandedQuery } from '../../lib/handed-query.ts';

export type Operator = KeywordGroups['operator'];
export type KeywordMode = TopicKeywords['keywordInputMode'];

const operator = z.enum(['AND', 'OR']);
const groups = z.array(z.array(z.string())).min(1);

/** A schema, because a draft is read back from the browser's storage, which an older build may have written. */
export const topicDraft = z.object({
  topicName: z.string(),
  /** Days (yyyy-MM-dd), used while `selectTimeChecked`; otherwise the topic has the whole period of the plan. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  selectTimeChecked: z.boolean(),
  mediaTypes: z.array(mediaType),
  /** Which of the two kinds of keywords below counts. */
  keywordInputMode: z.enum(['basic', 'advanced']),
  basicInclusionOperator: operator,
  basicExclusionOperator: operator,
  /** At least one group, which may be empty: there is always a field to type into. */
  basicInclusion: groups,
  basicExclusion: groups,
  advancedInclusion: z.string(),
  advancedExclusion: z.string(),
});
export type TopicDraft = z.infer<typeof topicDraft>;

/** The part of a draft that says what to find. */
export type KeywordDraft = Omit<TopicDraft, 'topicName' | 'startDate' | 'endDate' | 'selectTimeChecked' | 'mediaTypes'>;

export const NO_KEYWORDS: KeywordDraft = {
  keywordInputMode: 'basic',
  basicInclusionOperator: 'AND',
  basicExclusionOperator: 'AND',
  basicInclusion: [[]],
  basicExclusion: [[]],
  advancedInclusion: '',
  advancedExclusion: '',
};

type PlanPeriod = Pick<Subscription, 'startsAt' | 'endsAt' | 'maxDays'>;

/** Input as the form has it: not checked yet. */
export type TopicCandidate = TopicKeywords & { name: string; startsAt: string; endsAt: string; mediaTypes: MediaType[] };

const DAY = 24 * 60 * 60 * 1000;

export function emptyDraft(plan: PlanPeriod, mediaTypes: readonly MediaType[]): TopicDraft {
  return {
    topicName: '',
    startDate: null,
    endDate: null,
    selectTimeChecked: !canUseWholePeriod(plan),
    mediaTypes: [...mediaTypes],
    ...NO_KEYWORDS,
  };
}

/** A new topic that is to find what a search found. */
export function draftFromQuery({ text, mediaTypes }: HandedQuery, plan: PlanPeriod, every: readonly MediaType[]): TopicDraft {
  const covered = every.filter((type) => mediaTypes?.includes(type));
  return {
    ...emptyDraft(plan, covered.length > 0 ? covered : every),
    keywordInputMode: 'advanced',
    advancedInclusion: text,
  };
}

/** A plan may run for longer than one topic may cover; then only chosen dates are possible. */
export function canUseWholePeriod(plan: PlanPeriod): boolean {
  if (plan.startsAt === '' || plan.endsAt === '') return false;
  return Date.parse(plan.endsAt) - Date.parse(plan.startsAt) <= (plan.maxDays + 0.1) * DAY;
}

export function draftFromTopic(topic: Topic, plan: PlanPeriod, timezone: string): TopicDraft {
  const whole = sameInstant(topic.starts_at, plan.startsAt) && sameInstant(topic.ends_at, plan.endsAt);
  return {
    topicName: topic.name,
    startDate: dayOf(topic.starts_at, timezone),
    endDate: lastDayOf(topic.ends_at, timezone),
    selectTimeChecked: !whole,
    mediaTypes: topic.mediaTypes,
    ...keywordDraft(topic),
  };
}

export function keywordDraft(keywords: TopicKeywords): KeywordDraft {
  if (keywords.keywordInputMode === 'advanced') {
    return {
      ...NO_KEYWORDS,
      keywordInputMode: 'advanced',
      advancedInclusion: keywords.inclusion,
      advancedExclusion: keywords.exclusion,
    };
  }
  return {
    ...NO_KEYWORDS,
    basicInclusionOperator: keywords.inclusion.operator,
    basicExclusionOperator: keywords.exclusion.operator,
    basicInclusion: atLeastOne(keywords.inclusion.groups),
    basicExclusion: atLeastOne(keywords.exclusion.groups),
  };
}

/** What the draft would find; groups that are still empty are left out. */
export function draftKeywords(draft: KeywordDraft): TopicKeywords {
  if (draft.keywordInputMode === 'advanced') {
    return { keywordInputMode: 'advanced', inclusion: draft.advancedInclusion, exclusion: draft.advancedExclusion };
  }
  return {
    keywordInputMode: 'basic',
    inclusion: { operator: draft.basicInclusionOperator, groups: filledGroups(draft.basicInclusion) },
    exclusion: { operator: draft.basicExclusionOperator, groups: filledGroups(draft.basicExclusion) },
  };
}

/** Whether nothing that must occur was written yet. */
export function hasNoInclusion(keywords: TopicKeywords): boolean {
  return keywords.keywordInputMode === 'advanced' ? keywords.inclusion.trim() === '' : keywords.inclusion.groups.length === 0;
}

/**
 * `original` is the topic being edited: an end of its period whose day was not changed keeps its exact instant, so that
 * renaming a topic made by a call never moves its period by hours.
 */
export function draftToCandidate(draft: TopicDraft, plan: PlanPeriod, timezone: string, original?: Topic): TopicCandidate {
  const keepStart = original && draft.startDate === dayOf(original.starts_at, timezone);
  const keepEnd = original && draft.endDate === lastDayOf(original.ends_at, timezone);
  return {
    name: draft.topicName,
    startsAt: draft.selectTimeChecked ? (keepStart ? original.starts_at : start(draft.startDate, timezone)) : plan.startsAt,
    endsAt: draft.selectTimeChecked ? (keepEnd ? original.ends_at : end(draft.endDate, timezone)) : plan.endsAt,
    mediaTypes: draft.mediaTypes,
    ...draftKeywords(draft),
  };
}

export function filledGroups(groups: readonly string[][]): string[][] {
  return groups.filter((group) => group.length > 0);
}

function start(day: string | null, timezone: string): string {
  return day === null ? '' : startOfDay(day, timezone);
}

function end(day: string | null, timezone: string): string {
  return day === null ? '' : endOfDay(day, timezone);
}

function sameInstant(one: string, other: string): boolean {
  return other !== '' && Date.parse(one) === Date.parse(other);
}

function atLeastOne(groups: readonly string[][]): string[][] {
  return groups.length > 0 ? groups.map((group) => [...group]) : [[]];
}

/**
 * The form's draft and how it becomes the contract's input and back. Days are days of the organisation's timezone, the
 * end inclusive, as people say them; the input has instants, the end exclusive.
 */
import type { Subscription } from '../../../contract/accounts.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { KeywordGroups, Topic } from '../../../contract/topics.ts';
import { dayOf, endOfDay, lastDayOf, startOfDay } from '../../lib/days.ts';

export type Operator = KeywordGroups['operator'];

export interface TopicDraft {
  topicName: string;
  /** Days (yyyy-MM-dd), used while `selectTimeChecked`; otherwise the topic has the whole period of the plan. */
  startDate: string | null;
  endDate: string | null;
  selectTimeChecked: boolean;
  mediaTypes: MediaType[];
  keywordInputMode: 'basic';
  basicInclusionOperator: Operator;
  basicExclusionOperator: Operator;
  basicInclusion: string[][];
  basicExclusion: string[][];
}

type PlanPeriod = Pick<Subscription, 'startsAt' | 'endsAt' | 'maxDays'>;

/** Input as the form has it: not checked yet. */
export interface TopicCandidate {
  name: string;
  startsAt: string;
  endsAt: string;
  mediaTypes: MediaType[];
  keywordInputMode: 'basic';
  inclusion: KeywordGroups;
  exclusion: KeywordGroups;
}

const DAY = 24 * 60 * 60 * 1000;

export function emptyDraft(plan: PlanPeriod, mediaTypes: readonly MediaType[]): TopicDraft {
  return {
    topicName: '',
    startDate: null,
    endDate: null,
    selectTimeChecked: !canUseWholePeriod(plan),
    mediaTypes: [...mediaTypes],
    keywordInputMode: 'basic',
    basicInclusionOperator: 'AND',
    basicExclusionOperator: 'AND',
    basicInclusion: [[]],
    basicExclusion: [[]],
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
    keywordInputMode: 'basic',
    basicInclusionOperator: topic.inclusion.operator,
    basicExclusionOperator: topic.exclusion.operator,
    basicInclusion: atLeastOne(topic.inclusion.groups),
    basicExclusion: atLeastOne(topic.exclusion.groups),
  };
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
    keywordInputMode: 'basic',
    inclusion: { operator: draft.basicInclusionOperator, groups: filledGroups(draft.basicInclusion) },
    exclusion: { operator: draft.basicExclusionOperator, groups: filledGroups(draft.basicExclusion) },
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

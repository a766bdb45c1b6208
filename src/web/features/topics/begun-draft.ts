/** The draft of a topic that was begun ready-made or in somebody's own words: whole, so that it only has to be confirmed. */
import type { Subscription } from '../../../contract/accounts.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import { nameKey } from '../../../engine/text/name-key.ts';
import { type BegunTopic, freeName } from '../../lib/begun-topic.ts';
import { countDays, lastDayOf } from '../../lib/days.ts';
import { emptyDraft, keywordDraft, type TopicDraft } from './draft.ts';

export interface BegunContext {
  plan: Pick<Subscription, 'startsAt' | 'endsAt' | 'maxDays'>;
  timezone: string;
  /** A day of the organisation. */
  today: string;
  mediaTypes: readonly MediaType[];
  /** Names of the organisation's topics. */
  otherNames: readonly string[];
}

/** Days that have passed and are searched: what the first chart shows. */
const PAST = 30;
const DAY = 24 * 60 * 60 * 1000;

export function draftFromBegun({ name, keywords }: BegunTopic, context: BegunContext): TopicDraft {
  const { plan, mediaTypes, otherNames } = context;
  const taken = new Set(otherNames.map(nameKey));
  return {
    ...emptyDraft(plan, mediaTypes),
    topicName: freeName(name, (free) => taken.has(nameKey(free))),
    ...begunPeriod(context),
    ...keywordDraft({ keywordInputMode: 'basic', inclusion: keywords, exclusion: { operator: 'AND', groups: [] } }),
  };
}

/** From a month ago for as long as the plan allows; of a plan of few days the half of them has passed, so that some are to come. */
function begunPeriod({ plan, timezone, today }: BegunContext): Pick<TopicDraft, 'selectTimeChecked' | 'startDate' | 'endDate'> {
  const past = Math.min(PAST, Math.ceil(plan.maxDays / 2));
  const startDate = dayAfter(today, 1 - past);
  const left = plan.endsAt === '' ? plan.maxDays : countDays(startDate, lastDayOf(plan.endsAt, timezone));
  return { selectTimeChecked: true, startDate, endDate: dayAfter(startDate, Math.min(plan.maxDays, left) - 1) };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

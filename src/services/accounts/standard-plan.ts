/** The plan that an organisation begins with. */
import type { OrganisationInput } from './create-organisation.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So that topics can look back at what was posted before the organisation came. */
const DAYS_BEHIND = 180;
const PLAN_DAYS = 366;

export function standardPlan(plan: string, now: Date): OrganisationInput['subscription'] {
  const startsAt = new Date(now.getTime() - DAYS_BEHIND * DAY);
  return {
    plan,
    startsAt,
    endsAt: new Date(startsAt.getTime() + PLAN_DAYS * DAY),
    maxTopics: 50,
    maxKeywords: 200,
    maxKeywordsExclusion: 100,
    maxAlerts: 50,
    maxSessions: 0,
    maxDays: 366,
  };
}

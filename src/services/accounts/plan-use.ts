/** How much of its plan an organisation uses. For operators: it reads every topic. */
import { PLAN_LIMITS, type PlanLimit, type UsedPlan } from '../../contract/operator-plans.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { countAlerts } from '../../stores/postgres/alert-rows.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import type { SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import { organisationTopics, type TopicRow } from '../../stores/postgres/topic-rows.ts';

const DAY = 24 * 60 * 60_000;
/** Of a day: a period of whole days across the autumn clock change has an hour more. See contract/topics.ts. */
const GRACE = 0.1;

type Use = UsedPlan['use'];

export async function planUse(postgres: Postgres, organisationId: number): Promise<Use> {
  const topics = await organisationTopics(postgres, organisationId);
  const keywords = topics.map(keywordsOf);
  const most = (numbers: number[]) => Math.max(0, ...numbers);
  return {
    maxTopics: topics.length,
    maxKeywords: most(keywords.map(({ inclusion }) => inclusion)),
    maxKeywordsExclusion: most(keywords.map(({ exclusion }) => exclusion)),
    maxAlerts: await countAlerts(postgres, organisationId),
    maxDays: most(topics.map(({ startsAt, endsAt }) => Math.ceil((endsAt.getTime() - startsAt.getTime()) / DAY - GRACE))),
  };
}

/** Where there is no plan, nothing is allowed, and that is said otherwise. */
export function overPlan(use: Use, plan: SubscriptionRow | null): PlanLimit[] {
  const used: Partial<Record<PlanLimit, number>> = use;
  return plan === null ? [] : PLAN_LIMITS.filter((limit) => (used[limit] ?? 0) > plan[limit]);
}

/** One that does not compile any more uses none. */
function keywordsOf(topic: TopicRow): { inclusion: number; exclusion: number } {
  const answer = compileTopic(topic);
  return 'keywords' in answer ? answer.keywords : { inclusion: 0, exclusion: 0 };
}

/** The operator's calls on plans: what each organisation may use, and for how long. Only rows are changed: limits are kept where things are made. */
import { z } from 'zod';
import { subscription } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { organisationReference, usedTokens } from './operator-accounts.ts';
import { isStorable, isVisible } from './text.ts';

/** Names of the limits, in the order in which they are told. */
export const PLAN_LIMITS = [
  'maxTopics',
  'maxKeywords',
  'maxKeywordsExclusion',
  'maxAlerts',
  'maxSessions',
  'maxDays',
] as const satisfies readonly (keyof z.infer<typeof subscription>)[];
export type PlanLimit = (typeof PLAN_LIMITS)[number];

export const LARGEST_LIMIT = 1_000_000;

const listedPlan = z.object({
  organisation: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  /** null: nothing is allowed. Times are ISO 8601; the plan ends at `endsAt`. */
  plan: subscription.nullable(),
  /** It is over, or there is none. */
  expired: z.boolean(),
});
export type ListedPlan = z.infer<typeof listedPlan>;

const usedPlan = listedPlan.extend({
  /** How much is used; of keywords, exclusions and days by the topic that has most. Of sessions nothing is told. */
  use: z.object({
    maxTopics: z.int(),
    maxKeywords: z.int(),
    maxKeywordsExclusion: z.int(),
    maxAlerts: z.int(),
    maxDays: z.int(),
  }),
  /** Of which the plan says nothing: `org set` does. */
  tokens: usedTokens,
  /** Of these more is used than the plan allows. What is there stays; more of it may not be made. */
  over: z.array(z.enum(PLAN_LIMITS)),
});
export type UsedPlan = z.infer<typeof usedPlan>;

const changedPlan = usedPlan.extend({
  change: z.enum(['added', 'changed', 'none']),
  /** What is another now, where there was a plan before. */
  fields: z.array(z.string()),
});
export type ChangedPlan = z.infer<typeof changedPlan>;

/** A day of the organisation's own, or an instant. */
const planTime = z.iso.date().or(instant);
const limit = z.coerce.number().int().min(0).max(LARGEST_LIMIT);

export const operatorPlans = endpoint({
  method: 'GET',
  path: '/operator/plans',
  access: 'operator',
  summary: 'List the plans of all organisations',
  input: z.object({}),
  /** Of all organisations, oldest first. */
  output: z.object({ data: z.array(listedPlan) }),
});

export const operatorPlan = endpoint({
  method: 'GET',
  path: '/operator/plan',
  access: 'operator',
  summary: 'See what an organisation may use, and uses',
  input: z.object({ org: organisationReference }),
  output: z.object({ data: usedPlan }),
});

export const operatorSetPlan = endpoint({
  method: 'PATCH',
  path: '/operator/plan',
  access: 'operator',
  summary: 'Change what an organisation may use',
  /** What is left out stays. A day: the plan begins, or ends, with it. */
  input: z.object({
    org: organisationReference,
    plan: z.string().trim().min(1).max(100).refine(isStorable).refine(isVisible).optional(),
    startsAt: planTime.optional(),
    endsAt: planTime.optional(),
    maxTopics: limit.optional(),
    maxKeywords: limit.optional(),
    maxKeywordsExclusion: limit.optional(),
    maxAlerts: limit.optional(),
    /** 0: as many as they like. */
    maxSessions: limit.optional(),
    maxDays: limit.optional(),
  }),
  output: z.object({ data: changedPlan }),
});

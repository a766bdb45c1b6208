/** The plans of all organisations, or of one with what it uses. For operators only. */
import { type ListedPlan, operatorPlan, type UsedPlan } from '../../contract/operator-plans.ts';
import type { OrganisationRow } from '../../stores/postgres/organisations.ts';
import { findSubscription, organisationsWithPlans, type SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import type { Environment } from '../environment.ts';
import { usedTokensOf } from '../language-model/model-budget.ts';
import { parseInput } from '../parse.ts';
import { findOrganisation } from './find-organisation.ts';
import { subscriptionOf } from './get-subscription.ts';
import { overPlan, planUse } from './plan-use.ts';

/** Oldest first. */
export async function listPlans({ postgres, now }: Environment): Promise<ListedPlan[]> {
  return (await organisationsWithPlans(postgres)).map(({ organisation, plan }) => listedPlan(organisation, plan, now()));
}

/** Throws not_found. */
export async function showPlan(environment: Environment, input: unknown): Promise<UsedPlan> {
  const organisation = await findOrganisation(environment, parseInput(operatorPlan.input, input).org);
  return usedPlan(environment, organisation, await findSubscription(environment.postgres, organisation.id));
}

export async function usedPlan(
  environment: Environment,
  organisation: OrganisationRow,
  plan: SubscriptionRow | null,
): Promise<UsedPlan> {
  const use = await planUse(environment.postgres, organisation.id);
  const tokens = await usedTokensOf(environment, organisation);
  return { ...listedPlan(organisation, plan, environment.now()), use, tokens, over: overPlan(use, plan) };
}

function listedPlan({ id, name, timezone }: OrganisationRow, plan: SubscriptionRow | null, now: Date): ListedPlan {
  const expired = plan === null || plan.endsAt <= now;
  return { organisation: { id, name, timezone }, plan: plan && subscriptionOf(plan), expired };
}

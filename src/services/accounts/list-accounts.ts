/** All organisations and all users, whosever they are. For operators only. */
import type { OperatorOrganisation, OperatorUser, UsedOrganisation } from '../../contract/operator-accounts.ts';
import type { OrganisationRow } from '../../stores/postgres/organisations.ts';
import { organisationsWithPlans, type SubscriptionRow } from '../../stores/postgres/subscriptions.ts';
import { allMembers, type Member } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { usedTokensOf } from '../language-model/model-budget.ts';
import { NO_PASSWORD } from './password.ts';

/** Oldest first. */
export async function listOrganisations(environment: Environment): Promise<UsedOrganisation[]> {
  const rows = await organisationsWithPlans(environment.postgres);
  return Promise.all(
    rows.map(async ({ organisation, plan }) => ({
      ...listedOrganisation(organisation, plan),
      tokens: await usedTokensOf(environment, organisation),
    })),
  );
}

/** By organisation, oldest first. */
export async function listUsers({ postgres }: Environment): Promise<OperatorUser[]> {
  return (await allMembers(postgres)).map(listedUser);
}

export function listedOrganisation(
  { id, name, timezone, registered, modelTokens }: OrganisationRow,
  plan: SubscriptionRow | null,
): OperatorOrganisation {
  const { plan: called = null, endsAt } = plan ?? {};
  return { id, name, timezone, registered, plan: called, planEndsAt: endsAt?.toISOString() ?? null, modelTokens };
}

export function listedUser({ user, organisation }: Member): OperatorUser {
  return {
    email: user.email,
    name: user.name,
    organisationId: organisation.id,
    organisation: organisation.name,
    password: user.passwordHash !== NO_PASSWORD,
    disabled: user.disabledAt !== null,
  };
}

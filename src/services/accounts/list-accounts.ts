/** All organisations and all users, whosever they are. For operators only; nobody can ask it over the gateway. */
import { organisationsWithPlans } from '../../stores/postgres/subscriptions.ts';
import { allMembers } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { NO_PASSWORD } from './password.ts';

export interface ListedOrganisation {
  id: number;
  name: string;
  timezone: string;
  /** By somebody from outside: it is meant by its number only. */
  registered: boolean;
  /** null: without a plan, and then nothing is allowed. */
  plan: string | null;
  /** ISO 8601. */
  planEndsAt: string | null;
}

export interface ListedUser {
  email: string;
  name: string;
  organisationId: number;
  organisation: string;
  /** false: signs in at an outside issuer only. */
  password: boolean;
}

/** Oldest first. */
export async function listOrganisations({ postgres }: Environment): Promise<ListedOrganisation[]> {
  return (await organisationsWithPlans(postgres)).map(({ organisation: { id, name, timezone, registered }, plan }) => ({
    id,
    name,
    timezone,
    registered,
    plan: plan?.plan ?? null,
    planEndsAt: plan?.endsAt.toISOString() ?? null,
  }));
}

/** By organisation, oldest first. */
export async function listUsers({ postgres }: Environment): Promise<ListedUser[]> {
  return (await allMembers(postgres)).map(({ user, organisation }) => ({
    email: user.email,
    name: user.name,
    organisationId: organisation.id,
    organisation: organisation.name,
    password: user.passwordHash !== NO_PASSWORD,
  }));
}

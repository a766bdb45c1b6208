/** The first user of an organisation that is made for them. */
import { DEFAULT_TIMEZONE } from '../../contract/timezones.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { insertUser, type NewUserRow } from '../../stores/postgres/users.ts';
import { addOrganisation } from './create-organisation.ts';
import { standardPlan } from './standard-plan.ts';

export interface FoundedOrganisation {
  /** undefined: the name of its founder. */
  name?: string | undefined;
  timezone?: string | undefined;
}

/** Answers the organisation's id. Of a transaction of its own, or of one inside the caller's. @throws the driver's unique violation when the address is taken. */
export async function insertFounder(
  transaction: Transaction,
  user: Omit<NewUserRow, 'organisationId'>,
  { name = user.name, timezone = DEFAULT_TIMEZONE }: FoundedOrganisation,
): Promise<number> {
  const { createdAt: now } = user;
  const organisation = { name, timezone, subscription: standardPlan('Standard', now) };
  const { id } = await addOrganisation(transaction, organisation, now, { registered: true });
  await insertUser(transaction, { ...user, organisationId: id });
  return id;
}

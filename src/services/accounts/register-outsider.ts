/** Makes an account for somebody who has one at the outside issuer and none here yet, in an organisation of their own. */
import { randomUUID } from 'node:crypto';
import { emailAddress, personName } from '../../contract/account-pages.ts';
import { USERS_EMAIL_INDEX } from '../../stores/postgres/users.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { insertFounder } from './insert-founder.ts';
import { NO_PASSWORD } from './password.ts';

export interface Outsider {
  /** Verified by the issuer. */
  email: string;
  /** null: the issuer does not say, and they are called by their address. */
  name: string | null;
  /** Where the days of the organisation begin. */
  timezone?: string | undefined;
  from?: Caller | undefined;
}

/** Does nothing where another call has made them meanwhile. @throws ServiceError for an address that is none */
export async function registerOutsider(environment: Environment, { timezone, from, ...given }: Outsider): Promise<void> {
  const email = parseInput(emailAddress, given.email);
  const named = personName.safeParse(given.name?.slice(0, 200));
  const name = named.success ? named.data : email.slice(0, email.indexOf('@'));
  const now = environment.now();
  const user = { id: randomUUID(), email, name, passwordHash: NO_PASSWORD, createdAt: now };
  try {
    await environment.postgres.transaction(async (transaction) => {
      const organisationId = await insertFounder(transaction, user, { timezone });
      const by = { organisationId, userId: user.id, from };
      await recordAct(transaction, { act: 'account_registered', by, at: now });
    });
  } catch (error) {
    if (!violatesUnique(error, USERS_EMAIL_INDEX)) throw error;
  }
}

/**
 * Whoever registered shows that the address is theirs, by the link that was mailed there, and which registration is, by its password. Only
 * now there is an account, in an organisation of its own.
 */
import { randomUUID } from 'node:crypto';
import { confirmAccount as endpoint } from '../../contract/account-pages.ts';
import { deleteRegistration } from '../../stores/postgres/registrations.ts';
import { USERS_EMAIL_INDEX } from '../../stores/postgres/users.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { linkRefused } from './account-link.ts';
import { insertFounder } from './insert-founder.ts';
import { hashPassword } from './password.ts';
import { passwordRefused } from './password-refused.ts';
import { readRegistrationLink } from './registration-link.ts';
import { findWaiting } from './waiting-registration.ts';

/** @throws ServiceError TOKEN_EXPIRED, PASSWORD_INCORRECT */
export async function confirmAccount(environment: Environment, input: unknown, from?: Caller): Promise<void> {
  const { token, password } = parseInput(endpoint.input, input);
  const { address, email } = await readRegistrationLink(environment, token);
  const registration = await findWaiting(environment, { email: address, password });
  if (!registration) throw passwordRefused();
  const passwordHash = await hashPassword(password);
  const { name, organisation, timezone } = registration;
  const user = { id: randomUUID(), email, name, passwordHash, createdAt: environment.now() };
  const founded = { name: organisation ?? undefined, timezone: timezone ?? undefined };
  try {
    await environment.postgres.transaction(async (transaction) => {
      const organisationId = await insertFounder(transaction, user, founded);
      // What strangers registered the address with stays for its days: if it went now, they would learn that there is an account.
      await deleteRegistration(transaction, registration.id);
      const by = { organisationId, userId: user.id, from };
      await recordAct(transaction, { act: 'account_confirmed', by, at: user.createdAt });
    });
  } catch (error) {
    if (!violatesUnique(error, USERS_EMAIL_INDEX)) throw error;
    throw linkRefused();
  }
  environment.log.info({ userId: user.id }, 'an account was confirmed');
}

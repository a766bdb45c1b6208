/** Creates a user of an organisation. For operators; registration by mail is a verb of its own. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { emailAddress, newPassword, personName } from '../../contract/account-pages.ts';
import { insertUser, type NewUserRow, USERS_EMAIL_INDEX } from '../../stores/postgres/users.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { hashPassword, NO_PASSWORD } from './password.ts';

const personInput = z.object({
  email: emailAddress,
  name: personName,
  /** Left out for somebody who signs in at an outside issuer only. */
  password: newPassword.optional(),
});
export type PersonInput = z.input<typeof personInput>;
export type UserInput = PersonInput & { organisationId: number };

/** Throws `conflict` when the address is taken by anybody, in any organisation. */
export async function createUser(environment: Environment, { organisationId, ...person }: UserInput): Promise<{ id: string }> {
  const row = { ...(await newUser(person, environment.now())), organisationId };
  try {
    await environment.postgres.transaction(async (transaction) => {
      await insertUser(transaction, row);
      await recordAct(transaction, {
        act: 'user_added',
        by: 'operator',
        organisationId,
        at: row.createdAt,
        detail: { user: row.id },
      });
    });
  } catch (error) {
    if (violatesUnique(error, USERS_EMAIL_INDEX)) throw new ServiceError('conflict', `${row.email} is taken`);
    throw error;
  }
  return { id: row.id };
}

/** The row to insert but for its organisation. Slow (a password is hashed), so it is made before a transaction begins. */
export async function newUser(input: PersonInput, now: Date): Promise<Omit<NewUserRow, 'organisationId'>> {
  const { password, ...user } = parseInput(personInput, input);
  const passwordHash = password === undefined ? NO_PASSWORD : await hashPassword(password);
  return { ...user, id: randomUUID(), passwordHash, createdAt: now };
}

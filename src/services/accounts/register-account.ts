/**
 * Makes an account that nobody can sign in with before its address is confirmed, in an organisation of its own. Whoever asks is told the
 * same, by the same statements, whether the address is taken: only its mail says.
 */
import { randomUUID } from 'node:crypto';
import { registerAccount as endpoint } from '../../contract/account-pages.ts';
import { replaceUnconfirmed, USERS_EMAIL_INDEX } from '../../stores/postgres/users.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { insertAccountMail } from './account-mail.ts';
import { insertFounder } from './insert-founder.ts';
import { hashPassword } from './password.ts';

export async function registerAccount(environment: Environment, input: unknown, from?: Caller): Promise<void> {
  const { email, name, password, language, timezone, organisation } = parseInput(endpoint.input, input);
  const now = environment.now();
  // Slow, and so before the transaction; for a taken address too.
  const passwordHash = await hashPassword(password);
  const user = { id: randomUUID(), email, name, passwordHash, confirmed: false, createdAt: now };
  await environment.postgres.transaction(async (transaction) => {
    let madeIn: number | null = null;
    try {
      madeIn = await transaction.transaction((inner) => insertFounder(inner, user, { name: organisation, timezone }));
    } catch (error) {
      if (!violatesUnique(error, USERS_EMAIL_INDEX)) throw error;
      await replaceUnconfirmed(transaction, user);
    }
    await insertAccountMail(transaction, { email, says: 'register', language }, now);
    const by = { organisationId: madeIn, userId: madeIn === null ? null : user.id, from };
    // Of a taken address nobody's: it is no act of whoever has it.
    await recordAct(transaction, { act: 'account_registered', outcome: madeIn === null ? 'refused' : 'done', by, at: now });
  });
}

/** A new password for whoever is signed in and knows the present one. It signs them out everywhere, here too, and they are told. */
import { changePassword as endpoint } from '../../contract/account-pages.ts';
import { signOutDevices } from '../../stores/postgres/devices.ts';
import { endOidcSessions } from '../../stores/postgres/oidc-payloads.ts';
import { findMember, replacePasswordHash } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { insertAccountMail } from './account-mail.ts';
import { hashPassword, verifyNothing, verifyPassword } from './password.ts';
import { passwordRefused } from './password-refused.ts';

/** @throws ServiceError PASSWORD_INCORRECT where the present password is another; nothing is changed then */
export async function changePassword(environment: Environment, actor: Actor, input: unknown): Promise<void> {
  const { userId } = actor;
  const { current, password, language } = parseInput(endpoint.input, input);
  const { postgres } = environment;
  const user = (await findMember(postgres, userId))?.user;
  const isRight = user ? await verifyPassword(current, user.passwordHash) : await verifyNothing(current);
  if (!user || !isRight) throw passwordRefused();
  const after = await hashPassword(password);
  const now = environment.now();
  await postgres.transaction(async (transaction) => {
    if (!(await replacePasswordHash(transaction, userId, { before: user.passwordHash, after, changedAt: now })))
      throw passwordRefused();
    await endOidcSessions(transaction, userId);
    await signOutDevices(transaction, userId, { all: true }, { at: now, reason: 'password', by: null });
    await insertAccountMail(transaction, { email: user.email, says: 'changed', language }, now);
    await recordAct(transaction, { act: 'password_changed', by: actor, at: now });
  });
  environment.log.info({ userId }, 'a password was changed');
}

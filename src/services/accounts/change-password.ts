/** A new password for whoever is signed in and knows the present one. It signs them out everywhere, here too, and they are told. */
import { changePassword as endpoint } from '../../contract/account-pages.ts';
import { findMember } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { insertAccountMail } from './account-mail.ts';
import { hashPassword, verifyNothing, verifyPassword } from './password.ts';
import { passwordRefused } from './password-refused.ts';
import { replacePassword } from './replace-password.ts';

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
    if (!(await replacePassword(transaction, user, after, now))) throw passwordRefused();
    await insertAccountMail(transaction, { email: user.email, says: 'changed', language }, now);
    await recordAct(transaction, { act: 'password_changed', by: actor, at: now });
  });
  environment.log.info({ userId }, 'a password was changed');
}

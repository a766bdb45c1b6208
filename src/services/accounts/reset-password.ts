/** A new password for whoever has the link that was mailed. It signs them out everywhere, and they are told. */
import { resetPassword as endpoint } from '../../contract/account-pages.ts';
import { useAccountLink } from '../../stores/postgres/account-links.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { linkRefused, readResetLink } from './account-link.ts';
import { insertAccountMail } from './account-mail.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';

/** @throws ServiceError TOKEN_EXPIRED */
export async function resetPassword(environment: Environment, input: unknown, from?: Caller): Promise<void> {
  const { token, password, language } = parseInput(endpoint.input, input);
  const { id, user } = await readResetLink(environment, token);
  const after = await hashPassword(password);
  const now = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    // Of several who use it at once one gets here, and of several links too: the others find another password.
    if (!(await useAccountLink(transaction, id, now))) throw linkRefused();
    if (!(await replacePassword(transaction, user, after, now))) throw linkRefused();
    const by = { organisationId: user.organisationId, userId: user.id, from };
    await recordAct(transaction, { act: 'password_reset', by, at: now });
    await insertAccountMail(transaction, { email: user.email, says: 'changed', language }, now);
  });
  environment.log.info({ userId: user.id }, 'a password was set anew by a link');
}

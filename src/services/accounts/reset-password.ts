/** A new password for whoever has the link that was mailed. It signs them out everywhere, and they are told. */
import { resetPassword as endpoint } from '../../contract/account-pages.ts';
import { useAccountLink } from '../../stores/postgres/account-links.ts';
import { signOutDevices } from '../../stores/postgres/devices.ts';
import { endOidcSessions } from '../../stores/postgres/oidc-payloads.ts';
import { replacePasswordHash } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { linkRefused, readResetLink } from './account-link.ts';
import { insertAccountMail } from './account-mail.ts';
import { hashPassword } from './password.ts';

/** @throws ServiceError TOKEN_EXPIRED */
export async function resetPassword(environment: Environment, input: unknown, from?: Caller): Promise<void> {
  const { token, password, language } = parseInput(endpoint.input, input);
  const { id, user } = await readResetLink(environment, token);
  const after = await hashPassword(password);
  const now = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    // Of several who use it at once one gets here, and of several links too: the others find another password.
    if (!(await useAccountLink(transaction, id, now))) throw linkRefused();
    const isSame = await replacePasswordHash(transaction, user.id, { before: user.passwordHash, after, changedAt: now });
    if (!isSame) throw linkRefused();
    await endOidcSessions(transaction, user.id);
    await signOutDevices(transaction, user.id, { all: true }, { at: now, reason: 'password', by: null });
    const by = { organisationId: user.organisationId, userId: user.id, from };
    await recordAct(transaction, { act: 'password_reset', by, at: now });
    await insertAccountMail(transaction, { email: user.email, says: 'changed', language }, now);
  });
  environment.log.info({ userId: user.id }, 'a password was set anew by a link');
}

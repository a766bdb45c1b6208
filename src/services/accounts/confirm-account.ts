/** Whoever registered shows that the address is theirs, by the link that was mailed there. */
import { confirmAccount as endpoint } from '../../contract/account-pages.ts';
import { useAccountLink } from '../../stores/postgres/account-links.ts';
import { replacePasswordHash } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { linkRefused, readLink } from './account-link.ts';

/** @throws ServiceError TOKEN_EXPIRED */
export async function confirmAccount(environment: Environment, input: unknown, from?: Caller): Promise<void> {
  const { id, user } = await readLink(environment, 'confirm', parseInput(endpoint.input, input).token);
  const { passwordHash: same } = user;
  await environment.postgres.transaction(async (transaction) => {
    if (!(await useAccountLink(transaction, id, environment.now()))) throw linkRefused();
    // The password may have become that of another registration since it was read.
    const isSame = await replacePasswordHash(transaction, user.id, { before: same, after: same, confirmed: true });
    if (!isSame) throw linkRefused();
    const by = { organisationId: user.organisationId, userId: user.id, from };
    await recordAct(transaction, { act: 'account_confirmed', by, at: environment.now() });
  });
  environment.log.info({ userId: user.id }, 'an account was confirmed');
}

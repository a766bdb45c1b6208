/**
 * Removes a user, the last one of an organisation too. For operators. What they have made for the organisation stays, without their name;
 * what is a person's own goes with them: preferences, views and files. Alerts that name the address name it still, but nothing is sent to
 * somebody outside who has not said that he wants it.
 */
import { operatorRemoveUser, type RemovedUser } from '../../contract/operator-accounts.ts';
import { alertsNaming } from '../../stores/postgres/alert-rows.ts';
import { endOidcSessions } from '../../stores/postgres/oidc-payloads.ts';
import { countOwnViews } from '../../stores/postgres/saved-views.ts';
import { deleteUser, lockMemberByEmail } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { listedUser } from './list-accounts.ts';

/** Removing somebody who is not there changes nothing. */
export async function removeUser(environment: Environment, input: unknown): Promise<RemovedUser> {
  const { email } = parseInput(operatorRemoveUser.input, input);
  const done = await environment.postgres.transaction(async (transaction) => {
    const member = await lockMemberByEmail(transaction, email);
    if (!member) return null;
    const { user, organisation } = member;
    const views = await countOwnViews(transaction, user.id);
    const alerts = await alertsNaming(transaction, organisation.id, user.email.toLowerCase());
    await endOidcSessions(transaction, user.id);
    await deleteUser(transaction, user.id);
    const about = { by: 'operator', organisationId: organisation.id, at: environment.now() } as const;
    await recordAct(transaction, { act: 'user_removed', ...about, detail: { user: user.id } });
    return { userId: user.id, user: listedUser(member), views: views.all, sharedViews: views.shared, alerts };
  });
  if (!done) return { change: 'none', fields: [], user: null, views: 0, sharedViews: 0, alerts: 0 };
  const { userId, ...removed } = done;
  environment.log.info({ userId }, 'the operator has removed a user');
  return { change: 'removed', fields: [], ...removed };
}

/**
 * Gives a user another name or password, or keeps them from signing in, and lets them again. For operators. Whoever has another password
 * or is disabled is signed out everywhere, and tokens that they have are refused from then on.
 */
import { type ChangedUser, operatorSetUser } from '../../contract/operator-accounts.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { readPreference } from '../../stores/postgres/preferences.ts';
import { findMemberByEmail, lockMemberByEmail, type UserRow, updateUser } from '../../stores/postgres/users.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { insertAccountMail } from './account-mail.ts';
import { differingFields } from './differing-fields.ts';
import { endEverywhere } from './end-devices.ts';
import { listedUser } from './list-accounts.ts';
import { languageOf } from './own-language.ts';
import { hashPassword, NO_PASSWORD, verifyPassword } from './password.ts';

/** Throws not_found. */
export async function setUser(environment: Environment, input: unknown): Promise<ChangedUser> {
  const { email, password, ...wish } = parseInput(operatorSetUser.input, input);
  const { postgres } = environment;
  const known = (await findMemberByEmail(postgres, email))?.user;
  if (!known) throw notFound(`user ${email}`);
  // Slow, and so before the transaction.
  const isAnother = password !== undefined && !(await verifyPassword(password, known.passwordHash));
  const passwordHash = isAnother ? await hashPassword(password) : undefined;
  const now = environment.now();
  const done = await postgres.transaction(async (transaction) => {
    const member = await lockMemberByEmail(transaction, email);
    if (!member) throw notFound(`user ${email}`);
    const { user } = member;
    const change = differingFields({ name: user.name, disabled: user.disabledAt !== null }, wish);
    const row: Partial<UserRow> = {
      ...(change.name !== undefined && { name: change.name }),
      ...(change.disabled !== undefined && { disabledAt: change.disabled ? now : null }),
      // Who may sign in again does so anew: tokens of before do not count again.
      ...(change.disabled && { passwordChangedAt: now }),
      ...(passwordHash !== undefined && { passwordHash, passwordChangedAt: now }),
    };
    const fields = [...Object.keys(change), ...(passwordHash === undefined ? [] : ['password'])];
    if (fields.length > 0) await updateUser(transaction, user.id, row);
    if (passwordHash !== undefined || change.disabled)
      await endEverywhere(transaction, user.id, { at: now, reason: change.disabled ? 'by-operator' : 'password' });
    if (passwordHash !== undefined) await tellPassword(transaction, { ...user, ...row }, user.passwordHash, now);
    await recordChanges(transaction, { user, fields, disabled: change.disabled, at: now });
    return { fields, userId: user.id, user: listedUser({ ...member, user: { ...user, ...row } }) };
  });
  const { fields, user, userId } = done;
  if (fields.length > 0) environment.log.info({ userId, fields }, 'the operator has changed a user');
  return { change: fields.length > 0 ? 'changed' : 'none', fields, user };
}

/** Whoever had one before. Of somebody who may not sign in, nothing is sent. */
async function tellPassword(transaction: Transaction, user: UserRow, before: string, now: Date): Promise<void> {
  if (before === NO_PASSWORD || user.disabledAt !== null) return;
  const language = languageOf(await readPreference(transaction, user.id));
  await insertAccountMail(transaction, { email: user.email, says: 'changed', language }, now);
}

interface Changes {
  user: UserRow;
  fields: readonly string[];
  /** undefined: as before. */
  disabled: boolean | undefined;
  at: Date;
}

async function recordChanges(transaction: Transaction, { user, fields, disabled, at }: Changes): Promise<void> {
  const { organisationId, id } = user;
  const about = { by: 'operator', organisationId, at } as const;
  if (disabled !== undefined)
    await recordAct(transaction, { act: disabled ? 'user_disabled' : 'user_enabled', ...about, detail: { user: id } });
  const others = fields.filter((field) => field !== 'disabled');
  if (others.length > 0)
    await recordAct(transaction, { act: 'user_changed', ...about, detail: { user: id, fields: others.join() } });
}

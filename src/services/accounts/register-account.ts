/**
 * Keeps a registration until its address is confirmed: there is neither an account nor an organisation before. Whoever asks is told the same,
 * by the same statements, whether the address is taken: only its mail says.
 */
import { randomUUID } from 'node:crypto';
import { registerAccount as endpoint, foldedAddress } from '../../contract/account-pages.ts';
import { putRegistration } from '../../stores/postgres/registrations.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Environment } from '../environment.ts';
import { invalid } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { insertAccountMail } from './account-mail.ts';
import { hashForRegistration } from './waiting-registration.ts';

export async function registerAccount(environment: Environment, input: unknown, from?: Caller): Promise<void> {
  const { email, name, password, language, timezone = null, organisation = null } = parseInput(endpoint.input, input);
  const address = foldedAddress(email);
  if (address === null) throw invalid({ email: 'malformed' });
  const createdAt = environment.now();
  const passwordHash = await hashForRegistration(environment, { address, password });
  await environment.postgres.transaction(async (transaction) => {
    await putRegistration(transaction, {
      id: randomUUID(),
      address,
      email,
      passwordHash,
      name,
      organisation,
      timezone,
      createdAt,
    });
    await insertAccountMail(transaction, { email, says: 'register', language }, createdAt);
    // Nobody's yet, and no act of whoever has the address.
    const by = { organisationId: null, userId: null, from };
    await recordAct(transaction, { act: 'account_registered', by, at: createdAt });
  });
}

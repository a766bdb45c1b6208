/** Makes a user of an organisation unless there is one with this address. For operators. */
import type { OrganisationRow } from '../../stores/postgres/organisations.ts';
import { findMemberByEmail } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { createUser, type UserInput } from './create-user.ts';

/**
 * `made` is false when the address is known: then nothing is changed, neither name nor password, and the organisation
 * is theirs, whichever was asked for. Throws `invalid`.
 */
export async function ensureUser(
  environment: Environment,
  input: UserInput,
): Promise<{ organisation: OrganisationRow; made: boolean }> {
  const { postgres } = environment;
  const known = await findMemberByEmail(postgres, input.email.trim());
  if (known) return { organisation: known.organisation, made: false };
  const made = await createUser(environment, input).then(
    () => true,
    (error: unknown) => {
      // Another process may have made them at the same moment.
      if (error instanceof ServiceError && error.code === 'conflict') return false;
      throw error;
    },
  );
  const member = await findMemberByEmail(postgres, input.email.trim());
  if (!member) throw new Error('a user just made is not found');
  return { organisation: member.organisation, made };
}

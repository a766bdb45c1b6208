/** Adds a user to an organisation, unless there is one with this address. For operators. */
import { type ChangedUser, operatorAddUser } from '../../contract/operator-accounts.ts';
import { findMemberByEmail } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { ensureUser } from './ensure-user.ts';
import { findOrganisation } from './find-organisation.ts';
import { listedUser } from './list-accounts.ts';

/** Of one who is there nothing is changed, neither name nor password. Throws not_found, conflict for somebody of another organisation. */
export async function addOperatorUser(environment: Environment, input: unknown): Promise<ChangedUser> {
  const { org, ...person } = parseInput(operatorAddUser.input, input);
  const asked = await findOrganisation(environment, org);
  const { organisation, made } = await ensureUser(environment, { ...person, organisationId: asked.id });
  const member = await findMemberByEmail(environment.postgres, person.email);
  if (!member) throw new Error('a user just made is not found');
  if (organisation.id !== asked.id)
    throw new ServiceError(
      'conflict',
      `${member.user.email} belongs to another organisation: ${organisation.name} (id ${organisation.id})`,
    );
  if (made) environment.log.info({ userId: member.user.id }, 'the operator has added a user');
  return { change: made ? 'added' : 'none', fields: [], user: listedUser(member) };
}

/** Which organisation does an operator mean? */
import { findOrganisationById, findOrganisationsByName, type OrganisationRow } from '../../stores/postgres/organisations.ts';
import type { Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';

/** By its number, otherwise, of those that an operator has made, by its name. Throws `not_found`, or `conflict` where several have the name. */
export async function findOrganisation({ postgres }: Environment, idOrName: string): Promise<OrganisationRow> {
  const wanted = idOrName.trim();
  const byId = /^\d{1,9}$/.test(wanted) ? await findOrganisationById(postgres, Number(wanted)) : null;
  if (byId) return byId;
  const [found, ...others] = await findOrganisationsByName(postgres, wanted);
  if (!found) throw notFound(`organisation ${wanted}`);
  if (others.length === 0) return found;
  const ids = [found, ...others].map(({ id }) => id).join(', ');
  throw new ServiceError('conflict', `several organisations are named ${wanted}: give one of the ids ${ids}`);
}

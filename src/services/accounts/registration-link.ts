/**
 * The link by which a registration is confirmed. It shows that somebody reads what is mailed to the address, and nothing else: of an address
 * with several registrations the link of any is good for all.
 */
import { ACCOUNT_PAGES } from '../../contract/account-paths.ts';
import { findRegistration, keepRegistrationLink, type RegistrationRow } from '../../stores/postgres/registrations.ts';
import { findMemberByEmail } from '../../stores/postgres/users.ts';
import type { Environment } from '../environment.ts';
import { isSigned, LINK_KEPT_MS, linkRefused, numberIn, signature } from './account-link.ts';

/** Absolute, good from now on. */
export async function registrationLink(environment: Environment, registration: RegistrationRow): Promise<string> {
  const { id } = registration;
  await keepRegistrationLink(environment.postgres, id, new Date(environment.now().getTime() + LINK_KEPT_MS.confirm));
  const signed = await signature(environment, said(registration));
  return `${environment.publicUrl}${ACCOUNT_PAGES.confirm}#${id}.${signed.toString('base64url')}`;
}

/** Uses nothing up. @throws ServiceError TOKEN_EXPIRED, whatever is wrong with it */
export async function readRegistrationLink(environment: Environment, token: string): Promise<RegistrationRow> {
  const { postgres, now } = environment;
  const registration = await findRegistration(postgres, numberIn(token));
  if (!registration || !(await isSigned(environment, token, said(registration)))) throw linkRefused();
  const { linkUntil, email } = registration;
  if (!linkUntil || linkUntil <= now() || (await findMemberByEmail(postgres, email))) throw linkRefused();
  return registration;
}

function said({ id, address }: RegistrationRow): string[] {
  return ['confirm', id, address];
}

/** An address outside the organisation says that it wants the organisation's alerts: by the link in the mail that asks. */
import { consenting, noteConsent } from '../../stores/postgres/mail-consents.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { Environment } from '../environment.ts';
import { readMailLink } from './mail-link.ts';
import type { Language } from './told-numbers.ts';

export interface Confirming {
  language: Language;
  email: string;
  organisation: string;
  /** It has said yes before. */
  isDone: boolean;
}

/** What would be done. null: no such link, or the organisation is gone. */
export async function readConfirming(environment: Environment, token: string): Promise<Confirming | null> {
  const says = await readMailLink(environment, 'confirm', token);
  const organisation = says && (await findOrganisationById(environment.postgres, says.organisationId));
  if (!organisation) return null;
  const { organisationId, language, email } = says;
  const isDone = (await consenting(environment.postgres, organisationId, [email])).has(email);
  return { language, email, organisation: organisation.name, isDone };
}

/** Does it. null: no such link, or nobody asks any more. */
export async function confirmMail(environment: Environment, token: string): Promise<Confirming | null> {
  const says = await readMailLink(environment, 'confirm', token);
  if (!says || !(await noteConsent(environment.postgres, says.organisationId, says.email, environment.now()))) return null;
  return readConfirming(environment, token);
}

/** Whoever was told of an alert by mail wants no more of it: by the link in the mail, without signing in. */
import { findAlert } from '../../stores/postgres/alert-rows.ts';
import { noteUnsubscribed } from '../../stores/postgres/alerts.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { Environment } from '../environment.ts';
import { readMailLink } from './mail-link.ts';
import type { Language } from './told-numbers.ts';

export interface Unsubscribing {
  language: Language;
  email: string;
  /** null: it is gone, and sends nothing any more. */
  alertName: string | null;
  organisation: string;
}

/** What would be done. null: no such link. */
export async function readUnsubscribing(environment: Environment, token: string): Promise<Unsubscribing | null> {
  const says = await readMailLink(environment, 'unsubscribe', token);
  if (!says) return null;
  const { organisationId, alertId, email, language } = says;
  const organisation = await findOrganisationById(environment.postgres, organisationId);
  const alert = await findAlert(environment.postgres, organisationId, alertId);
  return { language, email, alertName: alert?.name ?? null, organisation: organisation?.name ?? '' };
}

/** Does it, once however often. null: no such link. */
export async function unsubscribe(environment: Environment, token: string): Promise<Unsubscribing | null> {
  const says = await readMailLink(environment, 'unsubscribe', token);
  if (!says) return null;
  await noteUnsubscribed(environment.postgres, says, environment.now());
  return readUnsubscribing(environment, token);
}

/**
 * Whoever was told of an alert by mail wants no more of it, or wants it again after all: by the link in the mail, without signing in.
 * Links do not expire, and whoever has one has got that mail.
 */
import { endUnsubscribed, noteUnsubscribed, standingOf } from '../../stores/postgres/alert-unsubscribed.ts';
import { consenting } from '../../stores/postgres/mail-consents.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { Environment } from '../environment.ts';
import { readMailLink, type Says } from './mail-link.ts';
import type { Language } from './told-numbers.ts';

export interface Unsubscribing {
  language: Language;
  email: string;
  /** null: it is gone, and sends nothing any more. */
  alertName: string | null;
  organisation: string;
  isUnsubscribed: boolean;
  /** But for having unsubscribed it would be told: the alert names it, and its organisation may write to it. */
  isWanted: boolean;
}

/** How it stands with what the link is for. null: no such link. */
export async function readUnsubscribing(environment: Environment, token: string): Promise<Unsubscribing | null> {
  const says = await readMailLink(environment, 'unsubscribe', token);
  return says && standing(environment, says);
}

/** Does it, once however often. null: no such link. */
export async function unsubscribe(environment: Environment, token: string): Promise<Unsubscribing | null> {
  const says = await readMailLink(environment, 'unsubscribe', token);
  if (!says) return null;
  await noteUnsubscribed(environment.postgres, says, environment.now());
  return standing(environment, says);
}

/** Takes it back, once however often, of who would be told then; of others nothing changes. null: no such link. */
export async function subscribeAgain(environment: Environment, token: string): Promise<Unsubscribing | null> {
  const says = await readMailLink(environment, 'unsubscribe', token);
  if (!says) return null;
  const before = await standing(environment, says);
  if (!before.isWanted) return before;
  await endUnsubscribed(environment.postgres, says);
  return standing(environment, says);
}

async function standing({ postgres }: Environment, says: Says<'unsubscribe'>): Promise<Unsubscribing> {
  const { organisationId, email, language } = says;
  const organisation = await findOrganisationById(postgres, organisationId);
  const stands = await standingOf(postgres, says);
  const mayBeTold = (await consenting(postgres, organisationId, [email])).has(email);
  return {
    language,
    email,
    alertName: stands?.alertName ?? null,
    organisation: organisation?.name ?? '',
    isUnsubscribed: stands?.unsubscribedAt != null,
    isWanted: stands?.isNamed === true && mayBeTold,
  };
}

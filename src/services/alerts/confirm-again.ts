/** Who has unsubscribed from an alert says that it wants it again: by the link in the mail that asks, see ask-again.ts. */
import { endUnsubscribed, standingOf } from '../../stores/postgres/alert-unsubscribed.ts';
import { consenting, insertConsent } from '../../stores/postgres/mail-consents.ts';
import { findOrganisationById } from '../../stores/postgres/organisations.ts';
import type { Environment } from '../environment.ts';
import { readMailLink, type Says } from './mail-link.ts';
import type { Language } from './told-numbers.ts';

export interface ConfirmingAgain {
  language: Language;
  email: string;
  organisation: string;
  alertName: string;
  /** It has said yes before. */
  isDone: boolean;
}

/** What would be done. null: no such link, the alert is gone or names it no more, or it has unsubscribed since it was asked. */
export async function readConfirmingAgain(environment: Environment, token: string): Promise<ConfirmingAgain | null> {
  const says = await readMailLink(environment, 'again', token);
  return says && wantedStill(environment, says);
}

/** Does it, once however often. null as above. */
export async function confirmAgain(environment: Environment, token: string): Promise<ConfirmingAgain | null> {
  const says = await readMailLink(environment, 'again', token);
  const wanted = says && (await wantedStill(environment, says));
  if (!wanted) return null;
  const { postgres, now } = environment;
  const { organisationId, email, askedAt } = says;
  await postgres.transaction(async (transaction) => {
    await endUnsubscribed(transaction, says, new Date(askedAt));
    // A user of the organisation need not say yes, and has not where he leaves it.
    const isKnown = (await consenting(transaction, organisationId, [email])).has(email);
    if (!isKnown) await insertConsent(transaction, { organisationId, email, at: now() });
  });
  return wanted;
}

async function wantedStill({ postgres }: Environment, says: Says<'again'>): Promise<ConfirmingAgain | null> {
  const { organisationId, email, language, askedAt } = says;
  const organisation = await findOrganisationById(postgres, organisationId);
  const stands = await standingOf(postgres, says);
  if (!organisation || !stands?.isNamed) return null;
  if (stands.unsubscribedAt && stands.unsubscribedAt > new Date(askedAt)) return null;
  const mayBeTold = (await consenting(postgres, organisationId, [email])).has(email);
  const isDone = mayBeTold && stands.unsubscribedAt === null;
  return { language, email, organisation: organisation.name, alertName: stands.alertName, isDone };
}

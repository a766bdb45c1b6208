/** Creates an organisation and its plan. For operators, the first start, and whoever registers. */
import { z } from 'zod';
import { timezone } from '../../contract/filter.ts';
import { isStorable, isVisible } from '../../contract/text.ts';
import { DEFAULT_TIMEZONE } from '../../contract/timezones.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { insertOrganisation } from '../../stores/postgres/organisations.ts';
import { insertSubscription } from '../../stores/postgres/subscriptions.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';

const limit = z.number().int().min(0).max(1_000_000);

export const organisationInput = z.object({
  name: z.string().trim().min(1).max(200).refine(isStorable).refine(isVisible),
  timezone: timezone.default(DEFAULT_TIMEZONE),
  subscription: z.object({
    plan: z.string().trim().min(1).max(100),
    startsAt: z.date(),
    endsAt: z.date(),
    maxTopics: limit,
    maxKeywords: limit,
    maxKeywordsExclusion: limit,
    maxAlerts: limit,
    maxSessions: limit,
    maxDays: limit,
  }),
});
export type OrganisationInput = z.input<typeof organisationInput>;

export async function createOrganisation(environment: Environment, input: OrganisationInput): Promise<{ id: number }> {
  return environment.postgres.transaction((transaction) => addOrganisation(transaction, input, environment.now()));
}

/** The same inside a transaction of the caller. `registered`: by whoever will be its first user. */
export async function addOrganisation(
  transaction: Transaction,
  input: OrganisationInput,
  now: Date,
  { registered = false }: { registered?: boolean } = {},
): Promise<{ id: number }> {
  const { subscription, ...organisation } = parseInput(organisationInput, input);
  const { id } = await insertOrganisation(transaction, { ...organisation, registered, createdAt: now });
  await insertSubscription(transaction, { ...subscription, organisationId: id });
  return { id };
}

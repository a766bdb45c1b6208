/** How many tokens of the language model an organisation may use on a day of its own, and how many it has used. */
import type { ModelBudget } from '../../contract/model-calls.ts';
import { lastDays } from '../../engine/analysis/last-days.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { modelTokensOf } from '../../stores/postgres/model-calls.ts';
import { findOrganisationById, type OrganisationRow } from '../../stores/postgres/organisations.ts';
import type { Actor, Environment } from '../environment.ts';

/** By which of the two an organisation would get tokens. */
export const BUDGET_SETTINGS = ['LLM_TOKENS_PER_DAY', 'org set --model-tokens'];

/** `2026-03-10`, and when it is over. */
export function modelDay({ timezone }: Pick<Actor, 'timezone'>, now: Date): { day: string; ends: Date } {
  const { dates, edges } = lastDays(now, timezone, 1);
  return { day: dates[0] ?? '', ends: edges[1] ?? now };
}

export async function tokensPerDay(postgres: Postgres, { modelTokensPerDay }: Environment, actor: Actor): Promise<number> {
  const organisation = await findOrganisationById(postgres, actor.organisationId);
  return organisation?.modelTokens ?? modelTokensPerDay;
}

export async function modelBudgetOf(environment: Environment, actor: Actor): Promise<ModelBudget> {
  const { postgres, now } = environment;
  const { day, ends } = modelDay(actor, now());
  const perDay = await tokensPerDay(postgres, environment, actor);
  return { perDay, used: await modelTokensOf(postgres, actor.organisationId, day), resetsAt: ends.toISOString() };
}

/** Of an organisation that is at hand. */
export async function usedTokensOf(
  { postgres, modelTokensPerDay, now }: Environment,
  { id, timezone, modelTokens }: OrganisationRow,
): Promise<{ perDay: number; used: number }> {
  const { day } = modelDay({ timezone }, now());
  return { perDay: modelTokens ?? modelTokensPerDay, used: await modelTokensOf(postgres, id, day) };
}

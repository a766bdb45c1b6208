/** What was sent to the language model for the organisation, and how much of its tokens is left today. */
import { getModelCalls, type ModelCalls } from '../../contract/model-calls.ts';
import { countedBy } from '../../contract/pages.ts';
import { findModelCalls } from '../../stores/postgres/model-calls.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { MODEL_SETTINGS } from './ask-model.ts';
import { BUDGET_SETTINGS, modelBudgetOf } from './model-budget.ts';

/** For so long it is kept. */
export const MODEL_CALLS_KEPT_DAYS = 30;

/** Newest first; everybody of the organisation may see it. */
export async function listModelCalls(environment: Environment, actor: Actor, input: unknown): Promise<ModelCalls> {
  const page = parseInput(getModelCalls.input, input);
  const { rows, count } = await findModelCalls(environment.postgres, actor.organisationId, page);
  const budget = await modelBudgetOf(environment, actor);
  const { languageModel } = environment;
  return {
    data: rows.map((call) => ({ ...call, at: call.at.toISOString(), posts: [...call.posts], about: [...call.about] })),
    ...countedBy(page, count),
    model: languageModel?.model ?? null,
    host: languageModel?.host ?? null,
    configure: [...(languageModel ? [] : MODEL_SETTINGS), ...(budget.perDay === 0 ? BUDGET_SETTINGS : [])],
    budget,
  };
}

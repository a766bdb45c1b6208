/**
 * The one place from which the language model is asked for somebody: may they, has their organisation tokens left today, and what is sent is
 * written down before it is. Tokens are counted at their most until there is an answer, under the lock of the plan, so that fifty who ask at
 * once cannot spend more than there is; if the program is killed meanwhile they stay counted so. Attempts that break off are counted as well, and
 * may go beyond the day by that much.
 */
import type { ModelOutcome, ModelPurpose } from '../../contract/model-calls.ts';
import { estimateTokens } from '../../outside/language-model/estimate-tokens.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type Question,
  type Usage,
} from '../../outside/language-model/language-model.ts';
import { insertModelCall, modelTokensOf, updateModelCall } from '../../stores/postgres/model-calls.ts';
import { lockPlan } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { BUDGET_SETTINGS, modelDay, tokensPerDay } from './model-budget.ts';

export interface ModelAsked<Answer> {
  purpose: ModelPurpose;
  question: Question<Answer>;
  /** Ids of stored posts whose texts are in the material. */
  posts?: readonly string[];
  /** Names of topics that it is about. */
  about?: readonly string[];
  /** Nobody waits any more. */
  gone?: AbortSignal | undefined;
  /** Of several questions together: an answer after that is none in time. */
  inTime?: AbortSignal | undefined;
}

/** Somebody waits. */
const PLACE_MS = 60_000;
const ANSWER_MS = 100_000;
/** Characters of an answer that are kept. */
const KEPT_ANSWER = 20_000;
/** What would have to be set for a model. */
export const MODEL_SETTINGS = ['LLM_BASE_URL', 'LLM_MODEL'];

/**
 * Throws not_configured where there is no model, or it does not take the program's key, or the organisation has no tokens at all: `configure`
 * names what to set. rate_limited where today's tokens are spent, too many wait already, or the endpoint asks to wait: `until` says when it
 * goes on, where that is known. upstream where there is no answer, or none that can be used (`useless`). too_large for what takes more than the
 * organisation has on any day (`configure` as before), or is more than the model can be asked at once. forbidden without a plan. The reason
 * of `gone` where nobody waits.
 */
export function askModel<Answer>(environment: Environment, actor: Actor, asked: ModelAsked<Answer>): Promise<Answer> {
  const answer = askAndWriteDown(environment, actor, asked);
  const forget = () => void underWay.delete(answer);
  underWay.add(answer);
  answer.then(forget, forget);
  return answer;
}

/** Of nobody any more, some of them: who has left waits for nothing, and what it has cost is still to be written down. */
const underWay = new Set<Promise<unknown>>();

/** The program stops: nothing is asked from now on, what is under way is given up, and when this resolves all of it is written down. */
export async function stopAsking({ languageModel }: Environment): Promise<void> {
  languageModel?.close();
  await Promise.allSettled(underWay);
}

async function askAndWriteDown<Answer>(environment: Environment, actor: Actor, asked: ModelAsked<Answer>): Promise<Answer> {
  const { languageModel, postgres, log } = environment;
  if (!languageModel) throw new ServiceError('not_configured', 'there is no language model', { configure: MODEL_SETTINGS });
  const id = await writeDown(environment, actor, languageModel, asked);
  const total: Usage = { tokensIn: 0, tokensOut: 0 };
  let isSent = false;
  const spent = (usage: Usage) => {
    isSent = true;
    total.tokensIn += usage.tokensIn;
    total.tokensOut += usage.tokensOut;
  };
  const { question, gone, inTime } = asked;
  let outcome: ModelOutcome = 'failed';
  let given: string | null = null;
  try {
    const signal = AbortSignal.any([gone, inTime].filter((one) => one !== undefined));
    const patience = { of: actor.organisationId, placeMs: PLACE_MS, answerMs: ANSWER_MS, spent };
    const answer = await languageModel.answer(question, signal, patience);
    outcome = 'answered';
    given = JSON.stringify(answer)
      .slice(0, KEPT_ANSWER)
      .replace(/\p{Surrogate}/gu, '');
    return answer;
  } catch (error) {
    if (error instanceof LanguageModelError && error.failure === 'unusable') outcome = 'useless';
    if (gone?.aborted) outcome = 'given-up';
    if (!isSent) outcome = 'not-sent';
    gone?.throwIfAborted();
    log.warn({ err: error, modelCall: id, model: languageModel.model }, 'the language model gave no answer');
    throw meaningOf(error, { isLate: inTime?.aborted === true, isSent, now: environment.now() });
  } finally {
    await updateModelCall(postgres, id, { outcome, ...total, answer: given }).catch((error: unknown) =>
      log.error({ err: error, modelCall: id }, 'what a call of the language model has cost could not be written down'),
    );
  }
}

/** Answers the number of the call. */
async function writeDown(
  environment: Environment,
  actor: Actor,
  { model }: LanguageModel,
  { purpose, question, posts = [], about = [] }: ModelAsked<unknown>,
): Promise<number> {
  const { instructions, material } = question;
  const most = mostTokens(question);
  const need = most.tokensIn + most.tokensOut;
  const at = environment.now();
  const { day, ends } = modelDay(actor, at);
  const { organisationId, userId } = actor;
  return environment.postgres.transaction(async (transaction) => {
    await lockPlan(transaction, actor, at);
    const perDay = await tokensPerDay(transaction, environment, actor);
    if (perDay === 0) throw new ServiceError('not_configured', 'the organisation has no tokens', { configure: BUDGET_SETTINGS });
    // Tomorrow has no more.
    if (need > perDay)
      throw new ServiceError('too_large', `it may take ${need} tokens, of ${perDay} of a day`, { configure: BUDGET_SETTINGS });
    const used = await modelTokensOf(transaction, organisationId, day);
    if (used + need > perDay)
      throw new ServiceError('rate_limited', `${used} of ${perDay} tokens of the day are used`, { until: ends.toISOString() });
    const call = { organisationId, userId, at, day, purpose, model, instructions, material, posts, about };
    return insertModelCall(transaction, { ...call, ...most, outcome: 'asking' });
  });
}

function mostTokens({ instructions, material, maxTokens }: Question<unknown>): Usage {
  return { tokensIn: estimateTokens(instructions) + estimateTokens(material), tokensOut: maxTokens };
}

function meaningOf(error: unknown, { isLate, isSent, now }: { isLate: boolean; isSent: boolean; now: Date }): unknown {
  if (isLate && !isSent) return new ServiceError('rate_limited', 'too many questions wait for the language model');
  if (isLate) return new ServiceError('upstream', 'the language model gave no answer in time');
  if (!(error instanceof LanguageModelError)) return error;
  const { message, failure, waitMs } = error;
  switch (failure) {
    case 'busy': {
      const until = waitMs === null ? {} : { until: new Date(now.getTime() + waitMs).toISOString() };
      return new ServiceError('rate_limited', message, until);
    }
    case 'refused':
      return new ServiceError('not_configured', message, { configure: [...MODEL_SETTINGS, 'LLM_API_KEY'] });
    case 'too-long':
      return new ServiceError('too_large', message);
    case 'unusable':
      return new ServiceError('upstream', message, { useless: true });
    default:
      return new ServiceError('upstream', message);
  }
}

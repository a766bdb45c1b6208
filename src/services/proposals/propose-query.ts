/**
 * Plain words into the keyword language, by the language model. Its answer is a text for an editor: it is parsed here, once more asked for
 * where it does not parse, and never run. What it says beside the query is cut down to what a person can check.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { QueryError } from '../../contract/query.ts';
import { proposeQuery as endpoint, type QueryProposal } from '../../contract/query-proposals.ts';
import { hasErrors, parse } from '../../engine/query/parse.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { askModel } from '../language-model/ask-model.ts';
import { modelDay } from '../language-model/model-budget.ts';
import { parseInput } from '../parse.ts';
import { noteOf, type ProposalMaterial, type ProposedQuery, periodIn, questionOf } from './proposal-question.ts';
import { troubleOf } from './query-trouble.ts';

/** Of a query that is far too long no more is sent back to be mended. */
const MENDED_LENGTH = 4000;

/** Throws what askModel throws, as of the first answer; forbidden without a plan; upstream for a query longer than any may be. */
export async function proposeQuery(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone?: AbortSignal,
): Promise<QueryProposal> {
  await mayWrite(environment, actor);
  const { text, language } = parseInput(endpoint.input, input);
  const { day: today } = modelDay(actor, environment.now());
  const ask = (more: Partial<ProposalMaterial> = {}) =>
    askModel(environment, actor, {
      purpose: 'question',
      question: questionOf({ words: text, today, ...more }, language),
      gone,
    });
  const first = await ask();
  const model = environment.languageModel?.model ?? '';
  const { problems } = parse(first.query, { fixes: false });
  if (first.query === '' || !hasErrors({ problems })) return proposalOf(first, { model, today, asked: 1 });
  const wrong = { query: first.query.slice(0, MENDED_LENGTH), errors: troubleOf(first.query, problems) };
  const second = await ask(wrong).catch((error: unknown) => {
    gone?.throwIfAborted();
    // What there is can be mended by hand.
    if (error instanceof ServiceError) return first;
    throw error;
  });
  return proposalOf(second.query === '' ? first : second, { model, today, asked: 2 });
}

function proposalOf(
  proposed: ProposedQuery,
  { model, today, asked }: { model: string; today: string; asked: 1 | 2 },
): QueryProposal {
  const { query } = proposed;
  if (query.length > LIMITS.queryLength)
    throw new ServiceError('upstream', 'the language model gave no query but a text without end');
  const found = query === '' ? [] : parse(query, { fixes: false }).problems;
  const problems = found.flatMap(({ severity, code, start, end }) =>
    severity === 'error' ? [{ code: code as QueryError, start, end }] : [],
  );
  return { query, problems, period: periodIn(proposed, today), note: noteOf(proposed), model, asked };
}

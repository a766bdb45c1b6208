/**
 * Plain words into the keyword language, by the language model. Its answer is a text for an editor: it is parsed here, once more asked for
 * where it does not parse, and never run. What it says beside the query is cut down to what a person can check.
 */
import { LIMITS } from '../../contract/limits.ts';
import type { QueryError } from '../../contract/query.ts';
import { proposeQuery as endpoint, type QueryProposal } from '../../contract/query-proposals.ts';
import { parse } from '../../engine/query/parse.ts';
import type { Problem } from '../../engine/query/problems.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { askModel } from '../language-model/ask-model.ts';
import { modelDay } from '../language-model/model-budget.ts';
import { parseInput } from '../parse.ts';
import { noteOf, periodIn } from './proposal-extras.ts';
import { type ProposalMaterial, type ProposedQuery, questionOf } from './proposal-question.ts';
import { troubleOf } from './query-trouble.ts';

/** Of a query that is far too long no more is sent back to be mended. */
const MENDED_LENGTH = 4000;
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

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
  const day = { today, weekday: WEEKDAY.format(new Date(today)) };
  const ask = (more: Partial<ProposalMaterial> = {}) =>
    askModel(environment, actor, {
      purpose: 'question',
      question: questionOf({ words: text, ...day, ...more }, language),
      gone,
    });
  const first = tried(await ask());
  const model = environment.languageModel?.model ?? '';
  if (first.proposed.query === '' || first.errors.length === 0) return proposalOf(first, { model, today, text, asked: 1 });
  const { query } = first.proposed;
  const second = await ask({ query: query.slice(0, MENDED_LENGTH), errors: troubleOf(query, first.errors) }).then(
    tried,
    (error: unknown) => {
      gone?.throwIfAborted();
      // What there is can be mended by hand.
      if (error instanceof ServiceError) return first;
      throw error;
    },
  );
  return proposalOf(isBetter(second, first) ? second : first, { model, today, text, asked: 2 });
}

interface Tried {
  proposed: ProposedQuery;
  errors: readonly Problem[];
}

function tried(proposed: ProposedQuery): Tried {
  const problems = proposed.query === '' ? [] : parse(proposed.query, { fixes: false }).problems;
  return { proposed, errors: problems.filter(({ severity }) => severity === 'error') };
}

/** Of as many errors the second, which knew of the first ones. */
function isBetter(second: Tried, first: Tried): boolean {
  if (second.proposed.query === '' || isEndless(second)) return false;
  return isEndless(first) || second.errors.length <= first.errors.length;
}

function isEndless({ proposed }: Tried): boolean {
  return proposed.query.length > LIMITS.queryLength;
}

interface Asked {
  model: string;
  today: string;
  text: string;
  asked: 1 | 2;
}

function proposalOf(one: Tried, { model, today, text, asked }: Asked): QueryProposal {
  if (isEndless(one))
    throw new ServiceError('upstream', 'the language model gave no query but a text without end', { useless: true });
  const { proposed, errors } = one;
  const problems = errors.map(({ code, start, end }) => ({ code: code as QueryError, start, end }));
  const { query } = proposed;
  return { query, problems, period: periodIn(proposed, today), note: noteOf(proposed, text), model, asked };
}

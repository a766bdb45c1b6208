/** What a failed attempt means: whether another one is worth it, asked alike or more plainly. Only kinds are told: messages of endpoints repeat keys and texts. */
import OpenAI from 'openai';
import { EndpointError } from './heard.ts';
import { TookTooLong } from './idle-watch.ts';
import { LanguageModelError } from './language-model.ts';
import { AnswerTooLarge } from './limited-fetch.ts';
import { AnswerCut } from './read-answer.ts';

export interface Failure {
  error: LanguageModelError;
  /** Worth another attempt. */
  passing: boolean;
  /** The request may not have been understood; a plainer one may be. */
  dialect: boolean;
  parameter?: string | null | undefined;
  headers?: Headers | undefined;
}

/** Refusals of what is asked, by a filter of content, say; another question may be answered. */
const OF_THE_QUESTION: ReadonlySet<number> = new Set([400, 413, 422]);

/** `late`: why it was ended, if it was. `begun`: there were words already. */
export function failureOf(error: unknown, late: unknown, begun: boolean): Failure {
  if (late instanceof TookTooLong) return passing('unreachable', late.message);
  if (error instanceof AnswerTooLarge) return lasting('The answer is far longer than was asked for');
  if (error instanceof AnswerCut || (begun && isUnknown(error)))
    return passing('unreachable', "The language model's answer broke off");
  if (error instanceof EndpointError) return ofCode(error.code);
  if (isApiError(error) && error.status !== undefined) return ofStatus(error);
  return passing('unreachable', 'The language model gave no answer, or none that could be read');
}

/** The library's type says `any` of what instanceof finds. */
function isApiError(error: unknown): error is InstanceType<typeof OpenAI.APIError> {
  return error instanceof OpenAI.APIError;
}

/** Of a connection, or of whoever reads. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof EndpointError) && !isApiError(error);
}

function ofStatus(error: InstanceType<typeof OpenAI.APIError>): Failure {
  const status = Number(error.status);
  const headers = error.headers instanceof Headers ? error.headers : undefined;
  const message = `The language model's endpoint answered ${status}`;
  if (status === 429) return { ...passing('busy', message), headers };
  if (status >= 500 || status === 408 || status === 409) return { ...passing('unreachable', message), headers };
  if (!OF_THE_QUESTION.has(status)) return { error: new LanguageModelError('refused', message), passing: false, dialect: false };
  const isFiltered = error.code === 'content_filter';
  const dialect = status !== 413 && !isFiltered;
  return {
    ...lasting(isFiltered ? `${message}: a filter of content refuses the question` : message),
    dialect,
    parameter: error.param,
  };
}

/** Of an error in the midst of an answer. */
function ofCode(code: unknown): Failure {
  if (code === 'content_filter') return lasting('A filter of content keeps the answer back');
  const isBusy = code === 429 || code === '429' || /rate_?limit/i.test(String(code));
  return passing(isBusy ? 'busy' : 'unreachable', 'The language model broke off its answer with an error');
}

function passing(failure: 'unreachable' | 'busy', message: string): Failure {
  return { error: new LanguageModelError(failure, message), passing: true, dialect: false };
}

function lasting(message: string): Failure {
  return { error: new LanguageModelError('unusable', message), passing: false, dialect: false };
}

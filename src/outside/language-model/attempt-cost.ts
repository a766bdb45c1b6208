/** What one attempt has cost, as far as anybody here can know; rather too much than too little. */
import OpenAI from 'openai';
import { estimateTokens } from './estimate-tokens.ts';
import { EndpointError, type Heard, nothingHeard } from './heard.ts';
import type { Question, Usage } from './language-model.ts';

export interface Attempt {
  question: Question<unknown>;
  heard: Heard;
  /** The head of an answer came, a good one. */
  begun: boolean;
  /** By us: it took too long, or nobody waits. */
  ended: boolean;
  /** How it failed, if it did. */
  error: unknown;
}

/**
 * null: nothing was sent. As the endpoint counts, where it does; else by estimate, of silence too: who thinks without a word has read, and is
 * paid. A refusal costs nothing. Never more than the question can cost: whoever answers or counts without end burns nobody's day.
 */
export function costOf(attempt: Attempt): Usage | null {
  const cost = countedOf(attempt);
  if (!cost) return null;
  const { maxTokens } = attempt.question;
  const { tokensIn } = estimated(attempt.question, nothingHeard());
  return {
    tokensIn: Math.min(cost.tokensIn, tokensIn * MOST_IN.times + MOST_IN.besides),
    tokensOut: Math.min(cost.tokensOut, maxTokens),
  };
}

/** Of what is estimated: some models make several tokens of a character, and the shape of the answer and their signs of a chat come to it. */
const MOST_IN = { times: 4, besides: 1000 };

function countedOf({ question, heard, begun, ended, error }: Attempt): Usage | null {
  if (heard.usage) return heard.usage;
  const isAnswer = begun && !(error instanceof EndpointError);
  if (heard.content !== '' || isAnswer || ended) return estimated(question, heard);
  return isUnsent(error) ? null : { tokensIn: 0, tokensOut: 0 };
}

function estimated({ instructions, material }: Question<unknown>, { content }: Heard): Usage {
  return { tokensIn: estimateTokens(instructions) + estimateTokens(material), tokensOut: estimateTokens(content) };
}

/** Names that Node gives to what goes wrong before there is a connection. */
const BEFORE =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT|ERR_TLS|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/;
const CAUSES = 5;

function isUnsent(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIConnectionError)) return false;
  let cause: unknown = error;
  for (let depth = 0; depth < CAUSES && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && BEFORE.test(cause.code)) return true;
    cause = cause.cause;
  }
  return false;
}

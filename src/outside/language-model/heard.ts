/** What an endpoint has said so far, of an answer that comes in pieces or whole. It may say anything at all: each part is believed only if it has its type. */
import type { Usage } from './language-model.ts';

export interface Heard {
  content: string;
  /** Why the model stopped; null while it speaks, or where nobody says. */
  finish: string | null;
  /** As the endpoint counts. */
  usage: Usage | null;
  /** The model says that it will not answer. */
  refused: boolean;
}

export function nothingHeard(): Heard {
  return { content: '', finish: null, usage: null, refused: false };
}

/** Adds a piece of a stream, or a whole completion. @throws EndpointError where it is an error instead */
export function hear(heard: Heard, said: unknown): void {
  const error = fieldOf(said, 'error');
  if (error) throw new EndpointError(fieldOf(error, 'code') ?? fieldOf(error, 'type'));
  const choices = fieldOf(said, 'choices');
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const words = fieldOf(choice, 'delta') ?? fieldOf(choice, 'message');
  const content = fieldOf(words, 'content');
  if (typeof content === 'string') heard.content += content;
  const finish = fieldOf(choice, 'finish_reason');
  if (typeof finish === 'string') heard.finish = finish;
  if (fieldOf(words, 'refusal')) heard.refused = true;
  heard.usage = usageOf(fieldOf(said, 'usage')) ?? heard.usage;
}

/** An answer that begins well and is an error. Only its kind is known; its message may repeat keys and texts. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';

  constructor(readonly code: unknown) {
    super('the endpoint answers with an error');
  }
}

function usageOf(usage: unknown): Usage | null {
  const tokensIn = fieldOf(usage, 'prompt_tokens');
  const tokensOut = fieldOf(usage, 'completion_tokens');
  return isCount(tokensIn) && isCount(tokensOut) ? { tokensIn, tokensOut } : null;
}

const LARGEST = 100_000_000;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? ((value as Record<string, unknown>)[name] ?? undefined) : undefined;
}

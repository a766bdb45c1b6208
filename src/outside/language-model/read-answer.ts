/**
 * The JSON of a model's answer, in the shape that is accepted. Endpoints that take no schema often wrap it in words or a code fence, and
 * servers of one's own may leave the thoughts of a model before it.
 */
import type { z } from 'zod';
import { type Heard, hear } from './heard.ts';
import { LanguageModelError } from './language-model.ts';
import { AnswerTooLarge } from './limited-fetch.ts';
import { readEvents } from './read-events.ts';

const DONE = '[DONE]';

/**
 * Reads an answer to its end into `heard`, a stream or, of endpoints that know none, a whole completion; no further than `maxTokens` can be.
 * @throws AnswerTooLarge, AnswerCut, EndpointError, SyntaxError, and whatever reading throws
 */
export async function hearAnswer(response: Response, heard: Heard, maxTokens: number): Promise<void> {
  if (!response.body) throw new SyntaxError('an answer without a body');
  const most = maxTokens * CHARACTERS_OF_TOKEN + BESIDES;
  const hearPiece = (piece: string) => {
    hear(heard, JSON.parse(piece));
    if (heard.content.length > most) throw new AnswerTooLarge();
  };
  if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
    hearPiece(await response.text());
    return;
  }
  for await (const event of readEvents(response.body)) {
    if (event === DONE) return;
    hearPiece(event);
  }
  // Some endpoints do not say DONE, but all say why the model stopped.
  if (heard.finish === null) throw new AnswerCut();
}

/** At most, and on the average of a whole answer: English has about four. */
const CHARACTERS_OF_TOKEN = 8;
const BESIDES = 1000;

/** The stream ended before the model had. */
export class AnswerCut extends Error {
  override readonly name = 'AnswerCut';
}

/** @throws LanguageModelError 'unusable' */
export function readAnswer<Answer>({ content, finish, refused }: Heard, shape: z.ZodType<Answer>): Answer {
  if (finish === 'length') throw new LanguageModelError('unusable', 'The answer was cut off at its limit of tokens');
  if (finish === 'content_filter') throw new LanguageModelError('unusable', 'A filter of content keeps the answer back');
  if (refused) throw new LanguageModelError('unusable', 'The language model would not answer');
  if (content === '') throw new LanguageModelError('unusable', 'The answer holds no text');
  const parsed = shape.safeParse(jsonIn(withoutThoughts(content)));
  if (!parsed.success) throw new LanguageModelError('unusable', 'The answer does not have the shape asked for');
  return parsed.data;
}

const THOUGHTS = ['<think>', '</think>'] as const;

/** Only at the beginning: what is answered may speak of such signs. */
function withoutThoughts(content: string): string {
  const [begin, end] = THOUGHTS;
  const at = content.trimStart().startsWith(begin) ? content.indexOf(end) : -1;
  return at === -1 ? content : content.slice(at + end.length);
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    throw new LanguageModelError('unusable', 'The answer is not JSON');
  }
}

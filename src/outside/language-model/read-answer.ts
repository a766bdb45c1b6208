/** The JSON of a model's answer, in the shape that is accepted. Endpoints that take no schema often wrap it in words or a code fence. */
import type OpenAI from 'openai';
import type { z } from 'zod';
import { LanguageModelError } from './language-model.ts';

/** @throws LanguageModelError 'unusable' */
export function readAnswer<Answer>(completion: OpenAI.ChatCompletion, shape: z.ZodType<Answer>): Answer {
  // An endpoint may answer anything at all; the library only believes its own types.
  const choices: unknown = completion.choices;
  const choice = Array.isArray(choices) ? completion.choices[0] : undefined;
  if (choice?.finish_reason === 'length')
    throw new LanguageModelError('unusable', 'The answer was cut off at its limit of tokens');
  const content = choice?.message?.content;
  if (typeof content !== 'string') throw new LanguageModelError('unusable', 'The answer holds no text');
  const parsed = shape.safeParse(jsonIn(content));
  if (!parsed.success) throw new LanguageModelError('unusable', 'The answer does not have the shape asked for');
  return parsed.data;
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    throw new LanguageModelError('unusable', 'The answer is not JSON');
  }
}

/** What was sent to the language model in one call, to the letter. */
import { getSentTexts, type SentTexts } from '../../contract/model-calls.ts';
import { findSentTexts } from '../../stores/postgres/model-calls.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';

/** Everybody of the organisation may read it. Throws not_found for another organisation's, and for what is no longer kept. */
export async function sentTexts({ postgres }: Environment, actor: Actor, input: unknown): Promise<SentTexts> {
  const { callId } = parseInput(getSentTexts.input, input);
  const texts = await findSentTexts(postgres, actor.organisationId, Number(callId));
  if (!texts) throw notFound('model call');
  return texts;
}

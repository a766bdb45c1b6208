/** Of what came back from the model it is kept what could be read, as far as it is not endless. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type AskedSummaries, openAskedSummaries } from '../../../tests/support/asked-summaries.ts';
import { askModel } from './ask-model.ts';
import { sentTexts } from './get-sent-texts.ts';
import { listModelCalls } from './list-model-calls.ts';

const ANSWER = z.object({ colour: z.string() });
const ASKED = {
  purpose: 'question',
  question: { instructions: 'Name it.', material: '{}', name: 'colour_of', asked: ANSWER, read: ANSWER, maxTokens: 50_000 },
} as const;

let asked: AskedSummaries;
beforeAll(async () => {
  asked = await openAskedSummaries();
});
afterAll(() => asked.close());
beforeEach(() => asked.begin());

async function keptAnswer(): Promise<string | null> {
  const { environment } = asked.stores;
  const [call] = (await listModelCalls(environment, asked.ann, {})).data;
  return (await sentTexts(environment, asked.ann, { callId: String(call?.id) })).answer;
}

test('nothing of one that is of no use', async () => {
  asked.server.script({ say: 'I am happy to help.' });
  await expect(askModel(asked.stores.environment, asked.ann, ASKED)).rejects.toMatchObject({ code: 'upstream' });
  expect(await keptAnswer()).toBeNull();
});

test('the beginning of a far too long one, and no half of a character', async () => {
  asked.server.script({ say: { colour: '🌊'.repeat(15_000) } });
  await askModel(asked.stores.environment, asked.ann, ASKED);
  const kept = await keptAnswer();
  expect([kept?.length, kept?.slice(0, 13), kept?.slice(-2)]).toEqual([19_999, '{"colour":"🌊', '🌊']);
});

/** A language model at a server of a test, as the product would ask it; nothing is waited for between attempts. */
import { createLanguageModel, type LanguageModelOptions } from '../../src/outside/language-model/client.ts';
import type { LanguageModel } from '../../src/outside/language-model/language-model.ts';

export function modelAt(baseUrl: string, given: Partial<LanguageModelOptions> = {}): LanguageModel {
  return createLanguageModel({
    baseUrl,
    apiKey: null,
    model: 'tiny',
    timeoutMs: 10_000,
    idleMs: 10_000,
    concurrency: 4,
    materialTokens: 6000,
    now: () => new Date(),
    pause: async () => undefined,
    ...given,
  });
}

/** Asks a language model for people as the product does, without budgets and without writing anything down. */
import { createLanguageModel } from '../../src/outside/language-model/client.ts';
import { LanguageModelError } from '../../src/outside/language-model/language-model.ts';
import type { ModelAsker } from '../../src/services/environment.ts';
import { ServiceError } from '../../src/services/errors.ts';

export function openModelAsker(baseUrl: string): ModelAsker {
  const model = createLanguageModel({
    baseUrl,
    apiKey: null,
    model: 'tiny',
    timeoutMs: 10_000,
    concurrency: 4,
    attempts: 1,
    now: () => new Date(),
    pause: async () => undefined,
  });
  return {
    model: model.model,
    ask: async (_actor, _purpose, question, signal) => {
      try {
        return await model.answer(question, signal);
      } catch (error) {
        if (!(error instanceof LanguageModelError)) throw error;
        throw new ServiceError(error.failure === 'busy' ? 'rate_limited' : 'upstream', error.message);
      }
    },
  };
}

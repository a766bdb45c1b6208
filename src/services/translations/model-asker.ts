/** Questions to the language model for somebody: who asks keeps the organisation's budget, and writes down what was sent. */
import type { Question } from '../../outside/language-model/language-model.ts';
import type { Actor } from '../environment.ts';

export interface ModelAsker {
  /** As its endpoint names it. */
  readonly model: string;
  /** @throws ServiceError: not_configured for an organisation without a budget, rate_limited where it is spent, upstream; or the signal's reason */
  ask<Answer>(actor: Actor, purpose: 'translation', question: Question<Answer>, signal?: AbortSignal): Promise<Answer>;
}

/** What was sent to the language model. */
import type { FastifyInstance } from 'fastify';
import { getModelCalls, getSentTexts } from '../../contract/model-calls.ts';
import { sentTexts } from '../../services/language-model/get-sent-texts.ts';
import { listModelCalls } from '../../services/language-model/list-model-calls.ts';
import { registerForUser } from '../register.ts';

export function addModelCalls(app: FastifyInstance): void {
  registerForUser(app, getModelCalls, (input, actor) => listModelCalls(app.gateway.environment, actor, input));
  registerForUser(app, getSentTexts, (input, actor) => sentTexts(app.gateway.environment, actor, input));
}

/**
 * Topics by REST: the list, by the same verb as get_topics, the preview of one that is being written, another try of a
 * search, what stands in front or is hidden, and the operator's rematch.
 */
import type { FastifyInstance } from 'fastify';
import { previewTopic as previewEndpoint } from '../../contract/preview.ts';
import * as endpoints from '../../contract/topics.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import { pageTopics } from '../../services/topics/list-topics.ts';
import { featureAnyTopic, featureTopic, showTopic } from '../../services/topics/mark-topic.ts';
import { previewTopic } from '../../services/topics/preview-topic.ts';
import { rematchState, rematchStep } from '../../services/topics/rematch.ts';
import { searchAgain } from '../../services/topics/search-again.ts';
import { register, registerForUser } from '../register.ts';

export function addTopics(app: FastifyInstance): void {
  const figures = forFigures(app.gateway.environment);
  registerForUser(app, endpoints.getTopics, (input, actor) => pageTopics(figures, actor, input));

  registerForUser(app, previewEndpoint, async (input, actor, { gone }) => ({
    data: await previewTopic(app.gateway.environment, actor, input, gone),
  }));

  registerForUser(app, endpoints.searchTopicAgain, async (input, actor) => {
    await searchAgain(app.gateway.environment, actor, input);
    return { result: true as const };
  });

  registerForUser(app, endpoints.featureTopic, async (input, actor) => {
    await featureTopic(app.gateway.environment, actor, input);
    return { result: true as const };
  });

  registerForUser(app, endpoints.showTopic, async (input, actor) => {
    await showTopic(app.gateway.environment, actor, input);
    return { result: true as const };
  });

  register(app, endpoints.featureAnyTopic, async (input) => ({
    data: { name: await featureAnyTopic(app.gateway.environment, input) },
  }));

  register(app, endpoints.getRematch, async () => ({ data: await rematchState(app.gateway.environment) }));

  register(app, endpoints.rematchTopics, async () => ({ data: await rematchStep(app.gateway.environment) }));
}

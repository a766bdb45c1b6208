/** What the mentions of a topic speak of, and who speaks, by REST. */
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/analysis/endpoints.ts';
import { topicFilterOptions } from '../../services/analysis/filter-options.ts';
import { forFigures } from '../../services/analysis/for-figures.ts';
import { inspectEntities } from '../../services/analysis/inspect-entities.ts';
import { topicNetwork } from '../../services/analysis/network.ts';
import { topicThemes } from '../../services/analysis/themes.ts';
import { topicWhatTab } from '../../services/analysis/what.ts';
import { topicWho } from '../../services/analysis/who.ts';
import { registerForUser } from '../register.ts';

export function addAnalysisContents(app: FastifyInstance): void {
  const environment = forFigures(app.gateway.environment);
  registerForUser(app, endpoints.getWhat, async (input, actor) => ({ data: await topicWhatTab(environment, actor, input) }));

  registerForUser(app, endpoints.getWho, async (input, actor) => ({ data: await topicWho(environment, actor, input) }));

  registerForUser(app, endpoints.getThemes, async (input, actor) => ({ data: await topicThemes(environment, actor, input) }));

  registerForUser(app, endpoints.getReplyNetwork, async (input, actor) => ({
    data: await topicNetwork(environment, actor, input),
  }));

  registerForUser(app, endpoints.getFilterOptions, async (input, actor) => ({
    data: await topicFilterOptions(environment, actor, input),
  }));

  registerForUser(app, endpoints.inspectEntities, async (input, actor) => ({
    data: await inspectEntities(environment, actor, input),
  }));
}

/** Searches that a person asks for: of all that is collected, and of the web; and queries in plain words. */
import type { FastifyInstance } from 'fastify';
import { countedBy } from '../../contract/pages.ts';
import { queryPosts, querySearchOptions } from '../../contract/post-search.ts';
import { proposeQuery as proposeEndpoint } from '../../contract/query-proposals.ts';
import { keepResults, queryGoogle } from '../../contract/web-search.ts';
import { searchFilterOptions } from '../../services/analysis/filter-options.ts';
import { findPosts } from '../../services/analysis/find-posts.ts';
import { proposeQuery } from '../../services/proposals/propose-query.ts';
import { keepFromWeb } from '../../services/sources/keep-from-web.ts';
import { searchWeb } from '../../services/sources/search-web.ts';
import { registerForUser } from '../register.ts';

export function addWebSearch(app: FastifyInstance): void {
  registerForUser(app, queryPosts, async (input, actor, { gone }) => {
    const found = await findPosts(app.gateway.environment, actor, input, gone);
    return { data: { ...found, ...countedBy(input.params, found.count) } };
  });

  registerForUser(app, querySearchOptions, async (input, actor, { gone }) => ({
    data: await searchFilterOptions(app.gateway.environment, actor, input, gone),
  }));

  registerForUser(app, proposeEndpoint, async (input, actor, { gone }) => ({
    data: await proposeQuery(app.gateway.environment, actor, input, gone),
  }));

  registerForUser(app, queryGoogle, async (input, actor, { gone }) => ({
    data: await searchWeb(app.gateway.environment, actor, input, gone),
  }));

  registerForUser(app, keepResults, async (input, actor) => ({
    data: await keepFromWeb(app.gateway.environment, actor, input),
  }));
}

/**
 * What would X cost? How many posts of the last seven days the topics' queries would have found, counted by X for half a cent a query,
 * before anything is paid for posts.
 */
import type { EstimatedSource } from '../../contract/operator-sources.ts';
import { askedQueries } from '../../engine/asking/asked-queries.ts';
import { keyOf } from '../../outside/connectors/api-keys.ts';
import type { Budget } from '../../outside/connectors/budget.ts';
import { PacedFetch } from '../../outside/connectors/paced-fetch.ts';
import { X_PRICES } from '../../outside/connectors/x/ask-x.ts';
import { countX } from '../../outside/connectors/x/count-x.ts';
import type { Environment } from '../environment.ts';
import { askingTopics } from './ask-for-topics.ts';
import { ASKED } from './asked-kinds.ts';

const PAUSE_MS = 250;
const DAYS = 7;

/** For the operator. Counts are not part of any budget. @throws SourceFailure */
export async function estimateX(environment: Environment, signal: AbortSignal): Promise<EstimatedSource> {
  const { fetchWeb, now, pause, apiKeys } = environment;
  const bearer = keyOf(apiKeys, 'X_BEARER_TOKEN');
  const { queries, unaskable } = askedQueries(await askingTopics(environment, ASKED.x), ASKED.x.dialect);
  let spent = 0;
  const budget: Budget = {
    reserve:
      async () =>
      async ({ microdollars }) => {
        spent += microdollars;
      },
  };
  const paced = new PacedFetch(fetchWeb, PAUSE_MS, pause);
  const reader = { fetchWeb: paced.fetch, now, signal, budget };
  let posts = 0;
  for (const { text } of queries) posts += (await countX(reader, { bearer }, text)).total;
  const postsPerDay = Math.round(posts / DAYS);
  return {
    topics: new Set(queries.flatMap(({ topicIds }) => [...topicIds])).size,
    unaskable: unaskable.length,
    queries: queries.length,
    postsPerDay,
    // Each author is charged once a day at most; as many authors as posts is the most it can be.
    microdollarsPerDay: postsPerDay * (X_PRICES.post + X_PRICES.user),
    microdollarsSpent: spent,
  };
}

/**
 * What would X cost? How many posts of the last seven days the topics' queries would have found, counted by X for half a cent a query,
 * before anything is paid for posts.
 */
import type { EstimatedSource } from '../../contract/operator-sources.ts';
import { askedQueries } from '../../engine/asking/asked-queries.ts';
import { keyOf } from '../../outside/connectors/api-keys.ts';
import type { Budget } from '../../outside/connectors/budget.ts';
import { PacedFetch } from '../../outside/connectors/paced-fetch.ts';
import { type FailureKind, SourceFailure } from '../../outside/connectors/source-failure.ts';
import { X_PRICES } from '../../outside/connectors/x/ask-x.ts';
import { countX } from '../../outside/connectors/x/count-x.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { askingTopics } from './ask-for-topics.ts';
import { ASKED } from './asked-kinds.ts';
import { REFUSAL_CODES } from './source-refusal.ts';

const PAUSE_MS = 250;
const DAYS = 7;

/**
 * For the operator. Counts are not part of any budget. Throws, with what the operator can do, not_configured without a key that may
 * count, rate_limited where X was asked too often or wants to be paid, upstream where it gives nothing.
 */
export async function estimateX(environment: Environment, signal: AbortSignal): Promise<EstimatedSource> {
  try {
    return await estimate(environment, signal);
  } catch (error) {
    if (error instanceof SourceFailure) throw new ServiceError(REFUSAL_CODES[error.kind], `${error.message}. ${remedyOf(error)}`);
    throw error;
  }
}

/** @throws SourceFailure */
async function estimate(environment: Environment, signal: AbortSignal): Promise<EstimatedSource> {
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

const OTHERWISE = 'Try again later; if it stays so, X answers otherwise than this program knows.';
const REMEDIES: Readonly<Record<FailureKind, string>> = {
  unauthorised: 'Set X_BEARER_TOKEN to the token of an app of X that may count posts, and start the program anew.',
  'rate-limited': 'Try again in a quarter of an hour.',
  'out-of-budget': 'Pay at X, or wait until it gives more.',
  unreachable: 'Look whether this machine reaches it, and try again.',
  blocked: OTHERWISE,
  'bad-query': OTHERWISE,
  refused: OTHERWISE,
  unreadable: OTHERWISE,
  gone: OTHERWISE,
};

function remedyOf({ kind, until }: SourceFailure): string {
  return until ? `Try again after ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC.` : REMEDIES[kind];
}

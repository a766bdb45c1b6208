import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getComparison } from '../../../contract/analysis/comparison.ts';
import { getWho } from '../../../contract/analysis/endpoints.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { querySearchOptions } from '../../../contract/post-search.ts';
import {
  summariseComparison,
  summarisePeak,
  summarisePost,
  summarisePosts,
  summariseTopic,
} from '../../../contract/summaries.ts';
import { queryGoogle } from '../../../contract/web-search.ts';
import { forgetAsked, requestOptions } from '../../lib/call.ts';
import { callOptions } from '../../lib/function-call.ts';
import { refreshAnalysis } from './refresh-analysis.ts';

const of = (endpoint: Endpoint) => requestOptions(endpoint, { id: '1' }).queryKey;
const asked = (endpoint: Endpoint) => ['asked', ...of(endpoint)];

test.each<[string, readonly unknown[], boolean]>([
  ['figures', of(getWho), true],
  ['posts that a search found', callOptions('query', { query: 'ferry' }).queryKey, true],
  ['what a search can be narrowed to', of(querySearchOptions), true],
  ['quotations of a topic', of(summariseTopic), true],
  ['quotations of a peak', of(summarisePeak), true],
  ['quotations of chosen posts', of(summarisePosts), true],
  ['figures of a comparison', of(getComparison), true],
  ['quotations of a comparison', of(summariseComparison), true],
  ['quotations of one post, which no change of a topic touches', of(summarisePost), false],
  ['what a model wrote of a topic', asked(summariseTopic), false],
  ['what a model wrote of a peak', asked(summarisePeak), false],
  ['results of the web', of(queryGoogle), false],
])('%s', async (_what, queryKey, isOutdated) => {
  const client = new QueryClient();
  client.setQueryData(queryKey, {});
  await refreshAnalysis(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isOutdated);
});

test('what a model wrote is taken away where it may cite what was hidden; quotations, and what else was paid for, are not', async () => {
  const client = new QueryClient();
  const kept = [of(summariseTopic), asked(queryGoogle)];
  for (const queryKey of [...kept, asked(summariseTopic)]) client.setQueryData(queryKey, { data: {} });
  await forgetAsked(client, summariseTopic);
  expect(client.getQueryData(asked(summariseTopic))).toBeUndefined();
  for (const queryKey of kept) expect(client.getQueryData(queryKey)).toEqual({ data: {} });
});

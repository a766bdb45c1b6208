/**
 * The analysis by REST. A filter stands in the address: every field by its own name, lists with commas between their items (or as
 * JSON, where an item has a comma), authors as JSON by media type.
 */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { filterBucket, postKey, queryFilter } from '../filter.ts';
import { LIMITS } from '../limits.ts';
import { post } from '../posts.ts';
import { arrivalEvent } from './arrivals.ts';
import { filterOptions, filterOptionsInput } from './filter-options.ts';
import { fromAddress } from './from-address.ts';
import { howAnalysis } from './how.ts';
import { analysisInput, chartboxInput, postsInput, topicAnalysis } from './inputs.ts';
import { overview } from './overview.ts';
import { peaksAnalysis } from './peaks.ts';
import { rawData } from './posts.ts';
import { countedEntity, hashtagAnalysis, mentionAnalysis, theme, whatAnalysis } from './what.ts';
import { whenAnalysis } from './when.ts';
import { whereAnalysis } from './where.ts';
import { replyNetwork, whoAnalysis } from './who.ts';

const ANALYSIS = fromAddress(analysisInput);

function analysis<Output extends z.ZodType>(
  path: `/${string}`,
  output: Output,
): Endpoint<typeof ANALYSIS, z.ZodObject<{ data: Output }>> {
  return endpoint({ method: 'GET', path, access: 'user', scope: 'read', input: ANALYSIS, output: z.object({ data: output }) });
}

export const getTopicAnalysis = analysis('/topics/:id/analysis', topicAnalysis);
export const getOverview = analysis('/analysis/overview', overview);
export const getWhen = analysis('/analysis/when', whenAnalysis);
export const getWho = analysis('/analysis/who', whoAnalysis);
export const getWhat = analysis(
  '/analysis/what',
  whatAnalysis.extend({ ...hashtagAnalysis.omit({ count: true }).shape, ...mentionAnalysis.omit({ count: true }).shape }),
);
export const getWhere = analysis('/analysis/where', whereAnalysis);
export const getHow = analysis('/analysis/how', howAnalysis);
export const getThemes = analysis('/analysis/themes', z.array(theme));
export const getReplyNetwork = analysis('/analysis/network', replyNetwork);
export const getPeaks = analysis('/analysis/peaks', peaksAnalysis);

export const getFilterOptions = endpoint({
  method: 'GET',
  path: '/analysis/filter-options',
  access: 'user',
  scope: 'read',
  input: fromAddress(filterOptionsInput),
  output: z.object({ data: filterOptions }),
});

/** Answered as server-sent events: the data of each is one `output`, as JSON. It ends with the token, and with the server. */
export const listenToArrivals = endpoint({
  method: 'GET',
  path: '/topics/:id/arrivals',
  access: 'user',
  scope: 'read',
  input: ANALYSIS,
  output: arrivalEvent,
});

export const getRawData = endpoint({
  method: 'GET',
  path: '/analysis/raw-data',
  access: 'user',
  scope: 'read',
  input: fromAddress(postsInput),
  output: rawData,
});

export const getFeeds = endpoint({
  method: 'GET',
  path: '/feeds',
  access: 'user',
  scope: 'read',
  input: fromAddress(postsInput),
  output: z.object({ data: z.array(post), count: z.number().int() }),
});

/** The post that another one answers, or `steps` of them back; null where there is none so far back, or none that is stored. */
export const getParent = endpoint({
  method: 'GET',
  path: '/feeds/:feedId/parent',
  access: 'user',
  scope: 'read',
  input: z.object({
    feedId: postKey,
    id: analysisInput.shape.id.optional(),
    steps: z.coerce.number().int().min(1).max(LIMITS.answerDepth).default(1),
  }),
  output: z.object({ data: post.nullable() }),
});

/** What was clicked, `bucket` as JSON: the posts, and what they name. */
export const inspectPosts = endpoint({
  method: 'GET',
  path: '/analysis/inspect',
  access: 'user',
  scope: 'read',
  input: fromAddress(chartboxInput),
  output: rawData,
});

export const inspectEntities = endpoint({
  method: 'GET',
  path: '/analysis/inspect/entities',
  access: 'user',
  scope: 'read',
  input: fromAddress(analysisInput.extend({ filter: queryFilter.extend({ bucket: filterBucket.default({}) }) })),
  output: z.object({ data: z.array(countedEntity) }),
});

/**
 * The analysis by REST. A filter stands in the address: every field by its own name, lists with commas between their items (or as
 * JSON, where an item has a comma), authors as JSON by media type.
 */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { filterBucket, postKey, queryFilter } from '../filter.ts';
import { LIMITS } from '../limits.ts';
import { counted, pagedList } from '../pages.ts';
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

function analysis<Output extends z.ZodType>({
  output,
  ...said
}: Pick<Endpoint<typeof ANALYSIS, Output>, 'path' | 'summary' | 'output'>): Endpoint<
  typeof ANALYSIS,
  z.ZodObject<{ data: Output }>
> {
  return endpoint({ method: 'GET', access: 'user', scope: 'read', ...said, input: ANALYSIS, output: z.object({ data: output }) });
}

export const getTopicAnalysis = analysis({
  summary: 'See the overview of a topic, whole',
  path: '/topics/:id/analysis',
  output: topicAnalysis,
});
export const getOverview = analysis({
  summary: 'Figures of a topic: how many, how liked, how far',
  path: '/analysis/overview',
  output: overview,
});
export const getWhen = analysis({
  summary: 'Figures of a topic: when it is spoken of',
  path: '/analysis/when',
  output: whenAnalysis,
});
export const getWho = analysis({ summary: 'Figures of a topic: who speaks', path: '/analysis/who', output: whoAnalysis });
export const getWhat = analysis({
  summary: 'Figures of a topic: what is said',
  path: '/analysis/what',
  output: whatAnalysis.extend({ ...hashtagAnalysis.omit({ count: true }).shape, ...mentionAnalysis.omit({ count: true }).shape }),
});
export const getWhere = analysis({
  summary: 'Figures of a topic: where it is said',
  path: '/analysis/where',
  output: whereAnalysis,
});
export const getHow = analysis({ summary: 'Figures of a topic: in which mood', path: '/analysis/how', output: howAnalysis });
export const getThemes = analysis({ summary: 'Figures of a topic: themes', path: '/analysis/themes', output: z.array(theme) });
export const getReplyNetwork = analysis({
  summary: 'Figures of a topic: who answers whom',
  path: '/analysis/network',
  output: replyNetwork,
});
export const getPeaks = analysis({
  summary: 'Figures of a topic: days that stand out',
  path: '/analysis/peaks',
  output: peaksAnalysis,
});

export const getFilterOptions = endpoint({
  method: 'GET',
  path: '/analysis/filter-options',
  access: 'user',
  scope: 'read',
  summary: 'See what the filter of a topic can be set to',
  input: fromAddress(filterOptionsInput),
  output: z.object({ data: filterOptions }),
});

export const listenToArrivals = endpoint({
  method: 'GET',
  path: '/topics/:id/arrivals',
  access: 'user',
  scope: 'read',
  summary: 'Be told of mentions as they arrive',
  description:
    'Server-sent events: the data of each is one of these, as JSON. The stream ends with the token, and with the server: whoever still wants it asks again.',
  gives: ['text/event-stream'],
  input: ANALYSIS,
  output: arrivalEvent,
});

const rawDataPage = rawData.extend(counted);

export const getRawData = endpoint({
  method: 'GET',
  path: '/analysis/raw-data',
  access: 'user',
  scope: 'read',
  summary: 'Read the mentions of a topic, with their count',
  description: 'As `GET /feeds`, in the words of the raw data table.',
  input: fromAddress(postsInput),
  output: rawDataPage,
});

export const getFeeds = endpoint({
  method: 'GET',
  path: '/feeds',
  access: 'user',
  scope: 'read',
  summary: 'Read the mentions of a topic, page by page',
  description:
    'Send the `count` of the first page as `of` with the next ones: then what arrives meanwhile neither repeats nor hides a mention.',
  input: fromAddress(postsInput),
  output: pagedList(post),
});

export const getParent = endpoint({
  method: 'GET',
  path: '/feeds/:feedId/parent',
  access: 'user',
  scope: 'read',
  summary: 'See the post that a post answers',
  description: 'Or `steps` of them back; null where there is none so far back, or none that is stored.',
  input: z.object({
    feedId: postKey,
    id: analysisInput.shape.id.optional(),
    steps: z.coerce.number().int().min(1).max(LIMITS.answerDepth).default(1),
  }),
  output: z.object({ data: post.nullable() }),
});

export const inspectPosts = endpoint({
  method: 'GET',
  path: '/analysis/inspect',
  access: 'user',
  scope: 'read',
  summary: 'Read the posts behind a figure',
  description: '`bucket`: what was clicked, as JSON.',
  input: fromAddress(chartboxInput),
  output: rawDataPage,
});

export const inspectEntities = endpoint({
  method: 'GET',
  path: '/analysis/inspect/entities',
  access: 'user',
  scope: 'read',
  summary: 'See what the posts behind a figure name',
  input: fromAddress(analysisInput.extend({ filter: queryFilter.extend({ bucket: filterBucket.default({}) }) })),
  output: z.object({ data: z.array(countedEntity) }),
});

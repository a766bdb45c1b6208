/** Topics beside each other: how much of what is said is said of each, in which mood and where, and what tells them apart. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { granularity, mediaType, queryFilter } from '../filter.ts';
import { comparisonTopicIds } from '../preferences.ts';
import { topicFacts, topicId, topicSummary } from '../topics.ts';
import { changed, measured, sentimentCounts, timeBucket } from './figures.ts';
import { fromAddress, ofSeveralFromAddress } from './from-address.ts';
import { analysisInput, NO_FILTER } from './inputs.ts';
import { relativeSeries, shareOfSeries } from './when.ts';

export const comparisonInput = z.object({
  ids: comparisonTopicIds.refine((ids) => ids.length > 0),
  filter: queryFilter.default(NO_FILTER),
});

/** In the order of the topics that are counted. */
const ofEachTopic = z.array(z.number().int());

/** `key`: what a filter names it by. */
export const comparedTerm = z.object({
  kind: z.enum(['keyword', 'hashtag']),
  key: z.string(),
  text: z.string(),
  counts: ofEachTopic,
});
export type ComparedTerm = z.infer<typeof comparedTerm>;

const apartTerm = comparedTerm.extend({
  /** As many mentions of the topic as would have it, were the topics alike. */
  expected: z.number(),
  /** Log-likelihood ratio G²; above 10.83 chance is less likely than 1 in 1,000. */
  likelihood: z.number(),
});
export type ApartTerm = z.infer<typeof apartTerm>;

const { id, name, state, failure } = topicFacts;
/** `place`: among the topics asked for. Pictures know a topic by it, whichever others have figures. */
const facts = { id, name, state, failure, place: z.number().int() };

const uncountedTopic = z.object(facts);
export type UncountedTopic = z.infer<typeof uncountedTopic>;

const comparedTopic = z.object({
  ...facts,
  /** The part of the window that lies in the topic's period; null where nothing does. */
  covered: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  /** Each against the window just before the part that is covered, of the same length, or as much of it as has passed. */
  mentions: changed,
  authors: changed,
  engagement: changed,
  reach: changed,
  score: changed,
  /** Percent of the mentions of all compared topics; null where they have none. */
  shareOfVoice: z.number().nullable(),
  sentiment: sentimentCounts,
  /** Mentions of each bucket; null where the topic's period has nothing of it. */
  mentionsOverTime: z.array(z.number().int().nullable()),
  /** Most first; only media types with mentions. `ratio` is percent of the topic's mentions. */
  mediaTypes: z.array(z.object({ type: mediaType, count: z.number().int(), ratio: z.number() })),
  /** Each bucket's part of all of the topic's mentions. */
  relative: relativeSeries(shareOfSeries),
  /** What is said more of it than of the others, most telling first. */
  apart: z.array(apartTerm),
});
export type ComparedTopic = z.infer<typeof comparedTopic>;

export const comparison = z.object({
  ...measured,
  granularity,
  completeTo: z.string().nullable(),
  /** Mentions of all topics that are counted; a post that two of them found is a mention of each. */
  count: z.number().int(),
  /** The same for all topics, oldest first. */
  buckets: z.array(timeBucket),
  /** Those that have figures, in the order asked. */
  topics: z.array(comparedTopic),
  /** Those whose first search still runs, or has failed: 0 would be wrong, and no figure is of them. */
  uncounted: z.array(uncountedTopic),
  /** What is said of every topic that is counted, of none much more than of the others. */
  common: z.array(comparedTerm),
});
export type Comparison = z.infer<typeof comparison>;

export const getComparison = endpoint({
  method: 'GET',
  path: '/comparison',
  access: 'user',
  scope: 'read',
  summary: 'Compare topics',
  description: '`invalid` for more topics than can be compared, `not_found` for one that is not the organisation’s.',
  input: ofSeveralFromAddress(comparisonInput),
  output: z.object({ data: comparison }),
});

export const getComparisonTopics = endpoint({
  method: 'GET',
  path: '/comparison-topics',
  access: 'user',
  scope: 'read',
  summary: 'List the topics kept for comparison',
  description: 'The caller’s, in their order.',
  input: z.object({}),
  output: z.object({ data: z.array(topicSummary) }),
});

export const getComparisonTopic = endpoint({
  method: 'GET',
  path: '/comparison-topics/:id',
  access: 'user',
  scope: 'read',
  summary: 'See one topic of the comparison',
  input: z.object({ id: topicId }),
  output: z.object({ data: topicSummary }),
});

export const getComparisonAnalysis = endpoint({
  method: 'GET',
  path: '/comparison-topics/:id/analysis',
  access: 'user',
  scope: 'read',
  summary: 'See what one topic adds to the comparison',
  description: '`not_ready` for one that has no figures.',
  input: fromAddress(analysisInput),
  output: z.object({ data: comparedTopic.extend({ ...measured, granularity, buckets: z.array(timeBucket) }) }),
});
export type ComparisonPart = z.infer<typeof getComparisonAnalysis.output>['data'];

/**
 * The function gateway: name → positional arguments → the named input of a verb. This table is the only place where
 * positions are known; `POST /call` and the web's call layer are both derived from it.
 */
import { z } from 'zod';
import { overview, rawData } from './analysis.ts';
import { endpoint } from './endpoint.ts';
import { postSort, queryFilter } from './filter.ts';
import { LIMITS } from './limits.ts';
import { topic, topicId, topicSummary } from './topics.ts';

export interface GatewayFunction<Arguments extends readonly string[] = readonly string[], Output extends z.ZodType = z.ZodType> {
  /** Argument names in order; the verb's input has these keys. */
  arguments: Arguments;
  output: Output;
  /** Whether the answer is the write envelope `{result: true, id?}` instead of `{result: …}`. */
  write?: true;
}

function fn<const Arguments extends readonly string[], Output extends z.ZodType>(
  names: Arguments,
  output: Output,
): GatewayFunction<Arguments, Output> {
  return { arguments: names, output };
}

const written = z.object({ result: z.literal(true), id: z.string().optional() });

function write<const Arguments extends readonly string[]>(names: Arguments): GatewayFunction<Arguments, typeof written> {
  return { arguments: names, output: written, write: true };
}

const TOPIC = ['name', 'startsAt', 'endsAt', 'mediaTypes', 'keywordInputMode', 'inclusion', 'exclusion'] as const;
const TOPIC_IDS = z.array(z.object({ topic_id: z.string(), visible: z.boolean() }));

export const FUNCTIONS = {
  get_user_expired: fn([], z.object({ expired: z.boolean(), endsAt: z.string() })),
  create_topic: write(TOPIC),
  update_topic: write(['id', ...TOPIC]),
  delete_topic: write(['id']),
  get_topics: fn(['timezoneOffsetMinutes'], z.array(topicSummary)),
  get_topic_ids: fn([], TOPIC_IDS),
  get_topic: fn(['id'], topic),
  get_topic_analysis_overview: fn(['id', 'filter'], overview),
  get_topic_analysis_posts: fn(['id', 'filter'], rawData),
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

export const callFunction = endpoint({
  method: 'POST',
  path: '/call',
  access: 'user',
  input: z.object({ name: z.string().max(100), arguments: z.array(z.unknown()).max(32) }),
  output: z.unknown(),
});

/** Inputs of the read verbs; the write verbs take `topicInput`. */
export const topicReference = z.object({ id: topicId });
export const analysisInput = z.object({ id: topicId, filter: queryFilter.default({ mention: 'all' }) });
export const postsInput = z.object({
  id: topicId,
  filter: queryFilter
    .extend({
      sort: postSort.default('newest'),
      skip: z.number().int().min(0).max(LIMITS.skip).default(0),
      limit: z.number().int().min(1).max(500).default(50),
    })
    .default({ mention: 'all', sort: 'newest', skip: 0, limit: 50 }),
});
export const topicListInput = z.object({ timezoneOffsetMinutes: z.number().int().min(-840).max(840) });

/**
 * The function gateway: name → positional arguments → the named input of a verb. This table is the only place where
 * positions are known; `POST /call` and the web's call layer are both derived from it.
 */
import { z } from 'zod';
import { overview, rawData } from './analysis.ts';
import { endpoint } from './endpoint.ts';
import { instant, postSort, queryFilter } from './filter.ts';
import { LIMITS } from './limits.ts';
import { topic, topicId, topicInput, topicInputWith, topicSummary } from './topics.ts';

export interface GatewayFunction<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** Argument names in order: the keys of the input. */
  arguments: readonly string[];
  /** Names of arguments that may follow these. */
  optional?: readonly string[];
  /** What the verb of this function parses. */
  input: Input;
  output: Output;
  /** Whether the answer is the write envelope `{result: true, id?}` instead of `{result: …}`. */
  write?: true;
}

type Named<Input extends z.ZodType> = readonly Extract<keyof z.input<Input>, string>[];

function fn<Input extends z.ZodType, Output extends z.ZodType>(
  names: Named<Input>,
  input: Input,
  output: Output,
): GatewayFunction<Input, Output> {
  return { arguments: names, input, output };
}

const written = z.object({ result: z.literal(true), id: z.string().optional() });

function write<Input extends z.ZodType>(names: Named<Input>, input: Input) {
  return { ...fn(names, input, written), write: true } as const;
}

const nothing = z.object({});
export const topicReference = z.object({ id: topicId });
/** `basedOn`: `updated_at` of the version that was edited; another one is not overwritten. */
export const topicVersion = topicReference.extend({ basedOn: instant.optional() });
export const topicListInput = z.object({ timezoneOffsetMinutes: z.number().int().min(-840).max(840) });
export const analysisInput = z.object({ id: topicId, filter: queryFilter.default({ mention: 'all' }) });
export const postsInput = z.object({
  id: topicId,
  filter: queryFilter
    .extend({
      sort: postSort.default('newest'),
      skip: z.number().int().min(0).max(LIMITS.skip).default(0),
      limit: z
        .number()
        .int()
        .min(1)
        .max(Math.max(...LIMITS.rowsPerPage))
        .default(50),
    })
    .default({ mention: 'all', sort: 'newest', skip: 0, limit: 50 }),
});

const TOPIC = ['name', 'startsAt', 'endsAt', 'mediaTypes', 'keywordInputMode', 'inclusion', 'exclusion'] as const;
const TOPIC_IDS = z.array(z.object({ topic_id: z.string(), visible: z.boolean() }));

export const FUNCTIONS = {
  get_user_expired: fn([], nothing, z.object({ expired: z.boolean(), endsAt: z.string() })),
  create_topic: write(TOPIC, topicInput),
  update_topic: { ...write(['id', ...TOPIC], topicInputWith(topicVersion.shape)), optional: ['basedOn'] },
  delete_topic: write(['id'], topicReference),
  get_topics: fn(['timezoneOffsetMinutes'], topicListInput, z.array(topicSummary)),
  get_topic_ids: fn([], nothing, TOPIC_IDS),
  get_topic: fn(['id'], topicReference, topic),
  get_topic_analysis_overview: fn(['id', 'filter'], analysisInput, overview),
  get_topic_analysis_posts: fn(['id', 'filter'], postsInput, rawData),
} as const;

export type FunctionName = keyof typeof FUNCTIONS;
/** What a caller gives, by name. */
export type FunctionInput<Name extends FunctionName> = z.input<(typeof FUNCTIONS)[Name]['input']>;
export type FunctionOutput<Name extends FunctionName> = z.output<(typeof FUNCTIONS)[Name]['output']>;

export const callFunction = endpoint({
  method: 'POST',
  path: '/call',
  access: 'user',
  input: z.object({ name: z.string().max(100), arguments: z.array(z.unknown()).max(32) }),
  output: z.unknown(),
});

/**
 * The function gateway: name → positional arguments → the named input of a verb. This table is the only place where
 * positions are known; `POST /call` and the web's call layer are both derived from it.
 */
import { z } from 'zod';
import { alert, alertReference, enabledAlert, topicAlert, topicAlertChange } from './alerts.ts';
import { howAnalysis } from './analysis/how.ts';
import { analysisInput, chartboxInput, postOverviewInput, postsInput, topicAnalysis } from './analysis/inputs.ts';
import { overview } from './analysis/overview.ts';
import { postOverview, rawData } from './analysis/posts.ts';
import { hashtagAnalysis, mentionAnalysis, whatAnalysis } from './analysis/what.ts';
import { whenAnalysis } from './analysis/when.ts';
import { whereAnalysis } from './analysis/where.ts';
import { whoAnalysis } from './analysis/who.ts';
import { endpoint } from './endpoint.ts';
import { postsCsv, postsCsvInput } from './exports.ts';
import { instant, timezoneOffsetMinutes } from './filter.ts';
import { FIRST_CALLS } from './first-calls.ts';
import { postSearch, postSearchInput } from './post-search.ts';
import type { Scope } from './scopes.ts';
import { postsSummaryInput, summary } from './summaries.ts';
import { topic, topicId, topicInput, topicInputWith, topicSummary } from './topics.ts';

export interface GatewayFunction<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** As of an endpoint. */
  summary: string;
  /** Argument names in order: the keys of the input. */
  arguments: readonly string[];
  /** Names of arguments that may follow these. */
  optional?: readonly string[];
  /** What the verb of this function parses. */
  input: Input;
  output: Output;
  /** What a token needs that calls it. */
  scope: Scope;
  /** Whether the answer is the write envelope `{result: true, id?}` instead of `{result: …}`. */
  write?: true;
}

type Named<Input extends z.ZodType> = readonly Extract<keyof z.input<Input>, string>[];

/** Its summary stands first where it is listed. */
type Unnamed<Input extends z.ZodType, Output extends z.ZodType> = Omit<GatewayFunction<Input, Output>, 'summary'>;

function read<Input extends z.ZodType, Output extends z.ZodType>(
  names: Named<Input>,
  input: Input,
  output: Output,
): Unnamed<Input, Output> {
  return { arguments: names, input, output, scope: 'read' };
}

/** May have others asked. */
function ask<Input extends z.ZodType, Output extends z.ZodType>(
  names: Named<Input>,
  input: Input,
  output: Output,
): Unnamed<Input, Output> {
  return { ...read(names, input, output), scope: 'ask' };
}

const written = z.object({ result: z.literal(true), id: z.string().optional() });
/** Who deletes or enables has done so by any answer that is no refusal. */
const done = written.catch({ result: true });

function write<Input extends z.ZodType>(names: Named<Input>, input: Input, output: typeof written | typeof done = written) {
  return { ...read(names, input, output), scope: 'write', write: true } as const;
}

const nothing = z.object({});
export const topicReference = z.object({ id: topicId });
/** `basedOn`: `updated_at` of the version that was edited; another one is not overwritten. */
export const topicVersion = topicReference.extend({ basedOn: instant.optional() });
export const topicListInput = z.object({ timezoneOffsetMinutes });
const TOPIC = ['name', 'startsAt', 'endsAt', 'mediaTypes', 'keywordInputMode', 'inclusion', 'exclusion'] as const;
const ALERT = [
  'alertName',
  'targetTopicId',
  'emails',
  'alertType',
  'conversationType',
  'mediaTypes',
  'alertCycle',
  'alertDuration',
  'alertDurationUnit',
  'alertCyclePeriod',
  'conConditionType',
  'conConditionEquation',
  'conConditionValue',
  'senConditionType',
  'senConditionEquation',
  'senConditionValue',
  'periodConditionTime',
] as const;
const ANALYSIS = ['id', 'filter'] as const;
const TOPIC_IDS = z.array(z.object({ topic_id: z.string(), visible: z.boolean() }));

export const FUNCTIONS = {
  get_user_expired: {
    summary: 'See whether the plan has ended',
    ...read([], nothing, z.object({ expired: z.boolean(), endsAt: z.string() })),
  },
  create_topic: { summary: 'Create a topic', ...write(TOPIC, topicInput) },
  update_topic: {
    summary: 'Change a topic',
    ...write(['id', ...TOPIC], topicInputWith(topicVersion.shape)),
    optional: ['basedOn'],
  },
  delete_topic: { summary: 'Delete a topic', ...write(['id'], topicReference, done) },
  get_topics: { summary: 'List topics, with totals', ...read(['timezoneOffsetMinutes'], topicListInput, z.array(topicSummary)) },
  get_topic_ids: { summary: 'List the ids of topics', ...read([], nothing, TOPIC_IDS) },
  get_feature_topic_ids: { summary: 'List the ids of topics that stand in front', ...read([], nothing, TOPIC_IDS) },
  get_topic: { summary: 'See one topic', ...read(['id'], topicReference, topic) },
  get_topic_analysis: { summary: 'See the overview of a topic, whole', ...read(ANALYSIS, analysisInput, topicAnalysis) },
  get_topic_post_overview: {
    summary: 'See the posts that stand out',
    ...read([...ANALYSIS, 'timezoneOffsetMinutes'], postOverviewInput, postOverview),
  },
  get_topic_analysis_overview: { summary: 'How many, how liked, how far', ...read(ANALYSIS, analysisInput, overview) },
  get_topic_analysis_when: { summary: 'When a topic is spoken of', ...read(ANALYSIS, analysisInput, whenAnalysis) },
  get_topic_analysis_where: { summary: 'Where it is said', ...read(ANALYSIS, analysisInput, whereAnalysis) },
  get_topic_analysis_how: { summary: 'In which mood', ...read(ANALYSIS, analysisInput, howAnalysis) },
  get_topic_analysis_what: { summary: 'What is said', ...read(ANALYSIS, analysisInput, whatAnalysis) },
  get_topic_analysis_what_hashtag: { summary: 'Hashtags', ...read(ANALYSIS, analysisInput, hashtagAnalysis) },
  get_topic_analysis_what_mention: { summary: 'Accounts that posts name', ...read(ANALYSIS, analysisInput, mentionAnalysis) },
  get_topic_analysis_who_influencer: { summary: 'Who speaks', ...read(ANALYSIS, analysisInput, whoAnalysis) },
  get_topic_analysis_posts: { summary: 'Read the mentions of a topic', ...read(ANALYSIS, postsInput, rawData) },
  get_topic_analysis_posts_csv: { summary: 'Get an address to download them as CSV', ...read(ANALYSIS, postsCsvInput, postsCsv) },
  get_topic_analysis_posts_chartbox: { summary: 'Read the posts behind a figure', ...read(ANALYSIS, chartboxInput, rawData) },
  get_posts_summary: {
    summary: 'Summarise posts of a topic',
    ...ask(['topicId', 'postIds', 'language'], postsSummaryInput, summary),
  },
  query: { summary: 'Search all posts', ...read(['query', 'params'], postSearchInput, postSearch) },
  get_alerts: { summary: 'List alerts', ...read([], nothing, z.array(alert)) },
  get_alert: { summary: 'See one alert', ...read(['id'], alertReference, alert) },
  create_alert: { summary: 'Create an alert on one topic', ...write(ALERT, topicAlert) },
  edit_alert: { summary: 'Change an alert', ...write(['id', ...ALERT], topicAlertChange) },
  delete_alert: { summary: 'Delete an alert', ...write(['id'], alertReference, done) },
  enable_alert: { summary: 'Switch an alert on or off', ...write(['id', 'flag'], enabledAlert, done) },
} as const satisfies Record<string, GatewayFunction>;

export type FunctionName = keyof typeof FUNCTIONS;
/** What a caller gives, by name. */
export type FunctionInput<Name extends FunctionName> = z.input<(typeof FUNCTIONS)[Name]['input']>;
export type FunctionOutput<Name extends FunctionName> = z.output<(typeof FUNCTIONS)[Name]['output']>;

export const callFunction = endpoint({
  ...FIRST_CALLS.call,
  scope: 'by-function',
  summary: 'Call a function by its name',
  description: 'Arguments stand in their order; `null` stands for one that is left out. Each function has its own schema below.',
  asksOutside: true,
  input: z.object({ name: z.string().max(100), arguments: z.array(z.unknown()).max(32) }),
  output: z.unknown(),
});

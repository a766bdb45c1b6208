/**
 * The analysis by REST. A filter stands in the address: every field by its own name, lists with commas between their items (or as
 * JSON, where an item has a comma), authors as JSON by media type.
 */
import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { filterBucket, postKey, queryFilter } from '../filter.ts';
import { post } from '../posts.ts';
import { filterOptions } from './filter-options.ts';
import { howAnalysis } from './how.ts';
import { analysisInput, chartboxInput, postsInput, topicAnalysis } from './inputs.ts';
import { overview } from './overview.ts';
import { peaksAnalysis } from './peaks.ts';
import { rawData } from './posts.ts';
import { countedEntity, hashtagAnalysis, mentionAnalysis, theme, whatAnalysis } from './what.ts';
import { whenAnalysis } from './when.ts';
import { whereAnalysis } from './where.ts';
import { replyNetwork, whoAnalysis } from './who.ts';

/** `{id, …fields}` of an address becomes `{id, filter: {…fields}}`; what is no field of a filter is left out. */
function fromAddress<Input extends z.ZodType>(input: Input) {
  return z.preprocess((given) => {
    if (typeof given !== 'object' || given === null) return given;
    const { id, ...fields } = given as Record<string, unknown>;
    return { id, filter: fieldsOf(fields) };
  }, input);
}

function fieldsOf(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldOf(name, value)]));
}

const LISTS = new Set(Object.entries(queryFilter.shape).flatMap(([name, schema]) => (isList(schema) ? [name] : [])));

function isList(schema: z.ZodType): boolean {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodArray;
}

function fieldOf(name: string, value: unknown): unknown {
  // What people search for may look like JSON: `[2026]`.
  if (typeof value !== 'string' || name === 'text') return value;
  if (/^\s*[[{]/.test(value)) return jsonOf(value);
  if (!LISTS.has(name)) return value;
  const items = value === '' ? [] : value.split(',');
  return name === 'weekdays' || name === 'hours' ? items.map(Number) : items;
}

/** As it stands where it is no JSON: the field's own schema then says what is wrong. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const ANALYSIS = fromAddress(analysisInput);

function analysis<Output extends z.ZodType>(
  path: `/${string}`,
  output: Output,
): Endpoint<typeof ANALYSIS, z.ZodObject<{ data: Output }>> {
  return endpoint({ method: 'GET', path, access: 'user', input: ANALYSIS, output: z.object({ data: output }) });
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
export const getFilterOptions = analysis('/analysis/filter-options', filterOptions);

export const getRawData = endpoint({
  method: 'GET',
  path: '/analysis/raw-data',
  access: 'user',
  input: fromAddress(postsInput),
  output: rawData,
});

export const getFeeds = endpoint({
  method: 'GET',
  path: '/feeds',
  access: 'user',
  input: fromAddress(postsInput),
  output: z.object({ data: z.array(post), count: z.number().int() }),
});

/** The post that another one answers; null where it answers none, or none that is stored. */
export const getParent = endpoint({
  method: 'GET',
  path: '/feeds/:feedId/parent',
  access: 'user',
  input: z.object({ feedId: postKey, id: analysisInput.shape.id.optional() }),
  output: z.object({ data: post.nullable() }),
});

/** What was clicked, `bucket` as JSON: the posts, and what they name. */
export const inspectPosts = endpoint({
  method: 'GET',
  path: '/analysis/inspect',
  access: 'user',
  input: fromAddress(chartboxInput),
  output: rawData,
});

export const inspectEntities = endpoint({
  method: 'GET',
  path: '/analysis/inspect/entities',
  access: 'user',
  input: fromAddress(analysisInput.extend({ filter: queryFilter.extend({ bucket: filterBucket.default({}) }) })),
  output: z.object({ data: z.array(countedEntity) }),
});

/** Which calls cost so much that each person has a measure of them, besides that of his address. */
import { previewAlert } from '../../contract/alert-preview.ts';
import * as comparison from '../../contract/analysis/comparison.ts';
import * as analysis from '../../contract/analysis/endpoints.ts';
import type { CallKind } from '../../contract/calls-per-minute.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { tryEntities } from '../../contract/entities.ts';
import * as exports from '../../contract/exports.ts';
import { getHome } from '../../contract/home.ts';
import { queryPosts, querySearchOptions } from '../../contract/post-search.ts';
import { previewTopic } from '../../contract/preview.ts';
import { proposeQuery } from '../../contract/query-proposals.ts';
import { testSource } from '../../contract/sources.ts';
import type { SummaryManner } from '../../contract/summaries.ts';
import * as summaries from '../../contract/summaries.ts';
import { getTranslation, translatePosts } from '../../contract/translations.ts';
import { keepResults, queryGoogle } from '../../contract/web-search.ts';

/** Of the REST calls; a stream has limits of its own. */
const KINDS = new Map<Endpoint, CallKind>([
  ...allOf('analysis', [
    getHome,
    ...Object.values(comparison).filter(isEndpoint),
    ...Object.values(analysis).filter((one) => isEndpoint(one) && one !== analysis.listenToArrivals),
    ...Object.values(summaries),
  ]),
  ...allOf('previews', [previewTopic, previewAlert, tryEntities, queryPosts, querySearchOptions]),
  // Files are counted where they are begun, as an address is good for several; making it costs nothing.
  ...allOf('exports', [exports.createExport]),
  // What asks the world outside.
  ...allOf('searches', [queryGoogle, keepResults, proposeQuery, testSource, getTranslation, translatePosts]),
]);

export function kindOfCall(endpoint: Endpoint): CallKind | undefined {
  return KINDS.get(endpoint);
}

const SUMMARIES: ReadonlySet<unknown> = new Set(Object.values(summaries));

/** What a call counts for besides, once it is known what it asks for: a summary may ask a model, quotations and what is kept do not. */
export function kindOfInput(endpoint: Endpoint, input: unknown): CallKind | undefined {
  if (!SUMMARIES.has(endpoint)) return undefined;
  const { by, filter } = input as { by?: SummaryManner; filter?: { by?: SummaryManner } };
  const manner = filter?.by ?? by;
  return manner === 'quotations' || manner === 'kept' ? undefined : 'searches';
}

export function kindOfFunction(name: string): CallKind | undefined {
  // An address of a file: see routes/downloads.ts.
  if (name === 'get_topic_analysis_posts_csv') return undefined;
  if (name === 'get_posts_summary') return 'searches';
  if (name === 'query') return 'previews';
  return name.startsWith('get_topic_analysis') || name === 'get_topic_post_overview' ? 'analysis' : undefined;
}

function allOf(kind: CallKind, endpoints: readonly unknown[]): [Endpoint, CallKind][] {
  return endpoints.filter(isEndpoint).map((endpoint) => [endpoint, kind]);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
}

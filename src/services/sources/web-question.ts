/** What somebody looks for on the web, in the words of a provider; and what of it the provider cannot be trusted to have heard. */
import type { QueryError } from '../../contract/query.ts';
import { askedQueries } from '../../engine/asking/asked-queries.ts';
import type { UnaskableReason } from '../../engine/asking/condition.ts';
import type { Dialect } from '../../engine/asking/dialect.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { readSite } from '../../engine/query/field-values.ts';
import { searchText } from '../../engine/query/search-text.ts';
import { normalUrl } from '../../outside/connectors/normal-url.ts';
import { invalid } from '../errors.ts';

export interface WebQuestion {
  query: QueryNode;
  /** Which together find what is looked for. */
  texts: readonly string[];
  /** Whether an address is one of those that the question was narrowed to. */
  isWithin(address: string): boolean;
}

/** Each is a search that is paid for. */
const MOST_QUERIES = 4;
const UNASKABLE: Readonly<Record<UnaskableReason, QueryError>> = {
  prefix: 'queryUnsupported',
  negation: 'queryOnlyNot',
  attribute: 'queryUnsupported',
  sign: 'queryUnreadableTerm',
  script: 'queryUnreadableTerm',
  length: 'queryTermTooLong',
  elsewhere: 'queryUnsupported',
};

/** Throws invalid for what is no query, for what a provider cannot be asked for, and for what is no address. */
export function webQuestion(text: string, urls: readonly string[], dialect: Dialect): WebQuestion {
  const read = searchText(text);
  if ('error' in read) throw invalid({ query: read.error });
  const places = urls.map((url, at) => placeOf(url, `urls.${at}`));
  const { queries, unaskable } = askedQueries([{ id: 0, query: narrowed(read.query, places) }], { ...dialect, inOrder: true });
  const [refused] = unaskable;
  if (refused) throw invalid({ query: UNASKABLE[refused.reason] });
  if (queries.length > MOST_QUERIES) throw invalid({ query: 'queryTooManyTerms' });
  return {
    query: read.query,
    texts: queries.map((query) => query.text),
    isWithin: (address) => places.length === 0 || places.some((place) => holds(place, address)),
  };
}

interface Place {
  domain: string;
  page: Page;
}

interface Page {
  /** Without a slash at its end. */
  path: string;
  parameters: URLSearchParams;
}

function placeOf(written: string, field: string): Place {
  const url = normal(written);
  const domain = url ? readSite(url.hostname) : undefined;
  if (!url || domain === undefined) throw invalid({ [field]: 'addressUnreadable' });
  return { domain, page: pageOf(url) };
}

function normal(address: string): URL | null {
  const url = normalUrl(address);
  return url === null ? null : URL.parse(url);
}

function pageOf({ pathname, searchParams }: URL): Page {
  return { path: pathname.replace(/\/+$/, ''), parameters: searchParams };
}

function narrowed(query: QueryNode, places: readonly Place[]): QueryNode {
  const sites = [...new Set(places.map(({ domain }) => domain))].map((domain) => ({ type: 'site', domain }) as const);
  const [first, ...others] = sites;
  if (!first) return query;
  return { type: 'and', children: [query, others.length > 0 ? { type: 'or', children: sites } : first] };
}

function holds({ domain, page }: Place, address: string): boolean {
  const url = normal(address);
  return url !== null && `.${url.hostname}`.endsWith(`.${domain}`) && beginsSo(page, pageOf(url));
}

/** What stands below a path; where there are parameters, they say which page it is: it may have others beside them. */
function beginsSo({ path, parameters }: Page, found: Page): boolean {
  if (parameters.size === 0) return path === '' || found.path === path || found.path.startsWith(`${path}/`);
  return found.path === path && [...parameters].every(([name, value]) => found.parameters.has(name, value));
}

/** What somebody looks for on the web, in the words of a provider; and what of it the provider cannot be trusted to have heard. */
import type { QueryError } from '../../contract/query.ts';
import { askedQueries } from '../../engine/asking/asked-queries.ts';
import type { UnaskableReason } from '../../engine/asking/condition.ts';
import type { Dialect } from '../../engine/asking/dialect.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { readSite } from '../../engine/query/field-values.ts';
import { searchText } from '../../engine/query/search-text.ts';
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
  const { queries, unaskable } = askedQueries([{ id: 0, query: narrowed(read.query, places) }], dialect);
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
  /** Of which the path has to be, or begin with it; empty: any. */
  path: string;
}

function placeOf(written: string, field: string): Place {
  const url = URL.parse(written.includes('://') ? written : `https://${written}`);
  const domain = url && /^https?:$/.test(url.protocol) ? readSite(url.hostname) : undefined;
  if (!url || domain === undefined) throw invalid({ [field]: 'addressUnreadable' });
  return { domain, path: url.pathname.replace(/\/+$/, '') };
}

function narrowed(query: QueryNode, places: readonly Place[]): QueryNode {
  const sites = [...new Set(places.map(({ domain }) => domain))].map((domain) => ({ type: 'site', domain }) as const);
  const [first, ...others] = sites;
  if (!first) return query;
  return { type: 'and', children: [query, others.length > 0 ? { type: 'or', children: sites } : first] };
}

function holds({ domain, path }: Place, address: string): boolean {
  const url = URL.parse(address);
  if (!url || !`.${url.hostname}`.endsWith(`.${domain}`)) return false;
  return path === '' || url.pathname === path || url.pathname.startsWith(`${path}/`);
}

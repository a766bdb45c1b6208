/** Brave Search API (api-dashboard.search.brave.com: web search, news search, rate limiting): its own index of the web, $5 for a thousand. */
import { z } from 'zod';
import { apiInstant } from '../api-instant.ts';
import { callApi, type Meaning, type MeaningOf } from '../call-api.ts';
import { plainText, plainTitle } from '../plain-text.ts';
import type { KeyedReader } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import type { WebQuestion, WebResult, WebResults, WebSearch } from './web-search.ts';

export interface BraveKey {
  key: string;
  /** News are searched by themselves. */
  kind: 'web' | 'news';
  /** Where the API is; default: the live one. */
  base?: string;
}

const CALL = { calls: 1, microdollars: 5_000 } as const;
const REFUSED = { calls: 1, microdollars: 0 } as const;
/** Results of one page, and the last page that can be asked for. */
const PAGE = { web: 20, news: 50 } as const;
const LAST_PAGE = 9;
/** Of the web. */
const BEGINNING = new Date('1990-01-01T00:00:00Z');

const result = z.object({
  url: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  page_age: z.unknown().optional(),
  language: z.string().optional().catch(undefined),
  subtype: z.string().optional().catch(undefined),
  profile: z.object({ name: z.string().optional() }).optional().catch(undefined),
  meta_url: z.object({ hostname: z.string().optional() }).optional().catch(undefined),
});
const results = z.array(z.unknown()).max(200);
const answerShape = z
  .object({
    type: z.string().optional(),
    query: z.object({ more_results_available: z.boolean().optional() }).optional(),
    /** Of a web search; absent where nothing was found. */
    web: z.object({ results }).optional(),
    /** Of a news search. */
    results: results.optional(),
  })
  .refine(({ query, web, results: news }) => query ?? web ?? news, 'no results of a search')
  .refine(({ type }) => type !== 'ErrorResponse', 'an error');

export function braveSearch({ key, kind, base = 'https://api.search.brave.com' }: BraveKey): WebSearch {
  async function search(reader: KeyedReader, { query, language, page, since, until }: WebQuestion): Promise<WebResults> {
    if (page > LAST_PAGE) return { results: [], hasMore: false };
    const url = new URL(`${base}/res/v1/${kind}/search`);
    const days = [since ?? BEGINNING, until ?? reader.now()].map((day) => day.toISOString().slice(0, 10));
    const parameters = {
      q: query,
      count: PAGE[kind],
      offset: page,
      ...((since || until) && { freshness: days.join('to') }),
      ...(language && { search_lang: language }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    const headers = { 'x-subscription-token': key };
    const call = { url: url.href, headers, bucket: 'brave', most: CALL, refused: REFUSED, shape: answerShape, meaningOf };
    const { answer, headers: received } = await callApi(reader, call);
    const found = answer.web?.results ?? answer.results ?? [];
    const hasMore = answer.query?.more_results_available ?? found.length >= PAGE[kind];
    return {
      results: found.map((one) => resultOf(one, kind)),
      hasMore: hasMore && page < LAST_PAGE,
      stopped: usedUp(received, url.host, reader.now()),
    };
  }
  return { name: `brave-${kind}`, host: new URL(base).host, pages: 3, perPage: PAGE[kind], knowsUntil: true, search };
}

function resultOf(given: unknown, kind: BraveKey['kind']): WebResult | string {
  const read = result.safeParse(given).data;
  if (!read) return 'not as documented';
  const published = apiInstant(read.page_age);
  return {
    url: read.url,
    title: plainTitle(read.title ?? ''),
    snippet: plainText(read.description ?? ''),
    published: published === null ? null : new Date(published),
    isNews: kind === 'news' || read.subtype === 'article',
    site: read.profile?.name ?? read.meta_url?.hostname ?? null,
    language: read.language ?? null,
  };
}

const error = z.object({ code: z.string(), meta: z.unknown().optional() });
const problem = z.object({ error: error.optional(), errors: z.array(error).optional() });

const MEANINGS: Readonly<Record<string, Meaning>> = {
  SUBSCRIPTION_TOKEN_INVALID: { kind: 'unauthorised', says: 'does not take the key' },
  SUBSCRIPTION_NOT_FOUND: { kind: 'unauthorised', says: 'does not take the key' },
  RESOURCE_NOT_ALLOWED: { kind: 'unauthorised', says: 'does not let this key do that: its plan is for something else' },
  OPTION_NOT_IN_PLAN: { kind: 'unauthorised', says: 'does not let this key do that: its plan is for something else' },
  QUOTA_LIMITED: { kind: 'out-of-budget', says: 'has given all that the plan allows' },
  USAGE_LIMIT_EXCEEDED: { kind: 'out-of-budget', says: 'has given all that the plan allows' },
  RATE_LIMITED: { kind: 'rate-limited', says: 'was asked too often' },
  VALIDATION: { kind: 'bad-query', says: 'does not understand the question' },
};

/** A bad key is a 422 like a bad query: only the code tells them apart. */
const meaningOf: MeaningOf = ({ status, headers, body }, now) => {
  const said = problem.safeParse(body).data;
  const first = said?.error ?? said?.errors?.[0];
  const code = first?.code ?? (status === 429 ? 'RATE_LIMITED' : '');
  if (code === 'VALIDATION' && /x-subscription-token/i.test(JSON.stringify(first?.meta ?? ''))) {
    return { kind: 'unauthorised', says: 'wants a key' };
  }
  const meaning = MEANINGS[code];
  if (meaning?.kind !== 'rate-limited' && meaning?.kind !== 'out-of-budget') return meaning ?? null;
  const { until, isOfMonth } = windowUsedUp(headers, now);
  return isOfMonth ? { kind: 'out-of-budget', says: 'has given all that the plan allows', until } : { ...meaning, until };
};

const MINUTE_S = 60;
/** Of a plan that allows one question a second, each answer says that there are no more: the pause between two questions is longer. */
const SOON_MS = 1000;

/** Where the source has said with its answer that it will refuse the next question. */
function usedUp(headers: Headers, host: string, now: Date): SourceFailure | null {
  if (!(headers.get('x-ratelimit-remaining') ?? '').split(',').some((part) => part.trim() === '0')) return null;
  const { until, isOfMonth } = windowUsedUp(headers, now);
  if (until && until.getTime() - now.getTime() <= SOON_MS) return null;
  const [kind, says] = isOfMonth
    ? (['out-of-budget', 'all that the plan allows'] as const)
    : (['rate-limited', 'all that it gives for now'] as const);
  return new SourceFailure(kind, `${host} has given ${says}`, until);
}

/** `X-RateLimit-Remaining: 0, 14999` and `X-RateLimit-Reset: 1, 1419704`: of the second and of the month, in seconds. */
function windowUsedUp(headers: Headers, now: Date): { until: Date | null; isOfMonth: boolean } {
  const [remaining = [], resets = []] = ['x-ratelimit-remaining', 'x-ratelimit-reset'].map((name) =>
    (headers.get(name) ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))),
  );
  const used = resets.filter((seconds, place) => seconds >= 0 && remaining[place] === 0);
  const seconds = Math.max(0, ...used);
  if (used.length === 0) {
    const after = Number(headers.get('retry-after') ?? MINUTE_S);
    return { until: new Date(now.getTime() + (after >= 0 && after < 86_400 ? after : MINUTE_S) * 1000), isOfMonth: false };
  }
  return { until: new Date(now.getTime() + Math.min(seconds, 31 * 86_400) * 1000), isOfMonth: seconds > 86_400 };
}

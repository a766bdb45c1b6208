/**
 * Custom Search JSON API of Google (developers.google.com/custom-search/v1): pages in the order that Google thinks best, 100 results at
 * most, dates only where a page says them itself. Google ends it on 2027-01-01 for whoever searches the whole web.
 */
import { z } from 'zod';
import { callApi } from '../call-api.ts';
import { feedDate, latestBelieved } from '../feed/feed-date.ts';
import { googleMeaning } from '../google-refusal.ts';
import { foldedText } from '../plain-text.ts';
import type { KeyedReader } from '../reading.ts';
import { zoneOf } from '../zone-of-host.ts';
import { datedSnippet } from './dated-snippet.ts';
import type { WebQuestion, WebResult, WebResults, WebSearch } from './web-search.ts';

export interface GoogleKey {
  key: string;
  /** The search engine (cx) that was set up to search the whole web. */
  engine: string;
  /** Where the API is; default: the live one. */
  base?: string;
}

const RESULTS = 10;
/** "Setting the sum of start + num to a number greater than 100 will produce an error": the last page has nine. */
const MOST_SUM = 100;
/** $5 for a thousand, beyond 100 a day: each counts as if it were beyond. */
const CALL = { calls: 1, microdollars: 5_000 } as const;
const REFUSED = { calls: 1, microdollars: 0 } as const;
const DAY_MS = 24 * 60 * 60_000;
/** Elements of a page that say when it was published. */
const DATES =
  'article:published_time og:article:published_time datepublished parsely-pub-date pubdate publish-date dc.date.issued date';

const tags = z.array(z.record(z.string(), z.unknown())).optional().catch(undefined);
const item = z.object({
  link: z.string(),
  title: z.string().optional(),
  snippet: z.string().optional(),
  displayLink: z.string().optional(),
  pagemap: z.object({ metatags: tags, newsarticle: tags, article: tags }).optional().catch(undefined),
});
const answerShape = z
  .object({
    kind: z.string().optional(),
    /** Absent where nothing was found. */
    items: z
      .array(z.unknown())
      .max(10 * RESULTS)
      .optional(),
    searchInformation: z.unknown().optional(),
    queries: z.object({ nextPage: z.array(z.unknown()).optional() }).optional(),
  })
  .refine(({ items, searchInformation }) => items ?? searchInformation, 'no results of a search');

export function googleSearch({ key, engine, base = 'https://www.googleapis.com' }: GoogleKey): WebSearch {
  async function search(reader: KeyedReader, { query, language, page, since }: WebQuestion): Promise<WebResults> {
    const start = page * RESULTS + 1;
    if (start >= MOST_SUM) return { results: [], hasMore: false };
    const url = new URL(`${base}/customsearch/v1`);
    const days = since && Math.max(1, Math.ceil((reader.now().getTime() - since.getTime()) / DAY_MS));
    const parameters = {
      cx: engine,
      q: query,
      num: Math.min(RESULTS, MOST_SUM - start),
      start,
      ...(days && { dateRestrict: `d${days}` }),
      ...(language && { lr: `lang_${language}` }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    const headers = { 'x-goog-api-key': key };
    const call = {
      url: url.href,
      headers,
      bucket: 'google',
      most: CALL,
      refused: REFUSED,
      shape: answerShape,
      meaningOf: googleMeaning,
    };
    const { answer } = await callApi(reader, call);
    const results = (answer.items ?? []).map((one) => resultOf(one, reader.now()));
    return { results, hasMore: (answer.queries?.nextPage?.length ?? 0) > 0 && start + RESULTS < MOST_SUM };
  }
  return { name: 'google', host: new URL(base).host, pages: 3, perPage: RESULTS, knowsUntil: false, search };
}

function resultOf(given: unknown, now: Date): WebResult | string {
  const read = item.safeParse(given).data;
  if (!read) return 'not as documented';
  const { link, title, snippet, displayLink, pagemap } = read;
  const said = Object.assign({}, ...(pagemap?.metatags ?? [])) as Record<string, unknown>;
  const articles = [...(pagemap?.newsarticle ?? []), ...(pagemap?.article ?? [])];
  const dates = [...DATES.split(' ').map((name) => said[name]), ...articles.map((article) => article['datepublished'])];
  const piece = datedSnippet(foldedText(snippet ?? ''), now);
  return {
    url: link,
    // Shortened to a line; the page says it whole.
    title: foldedText(texts(said['og:title'])[0] ?? title ?? ''),
    snippet: piece.text,
    published:
      dates
        .flatMap(texts)
        .map((text) => feedDate(text, zoneOf(link)))
        .find((date) => date !== null && date <= latestBelieved(now)) ?? piece.date,
    isNews: (pagemap?.newsarticle?.length ?? 0) > 0,
    site: texts(said['og:site_name'])[0] ?? displayLink ?? null,
    language: texts(said['og:locale'])[0]?.replace('_', '-') ?? null,
  };
}

function texts(value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [value] : [];
}

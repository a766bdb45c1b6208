/**
 * A search of the web for somebody who waits for it, by the provider and from the budget of the source that the operator follows, of
 * which half is left to collecting. Nothing is stored until somebody says so (keep-from-web.ts); what is found is read as if it were. Whether a page holds what was looked for is
 * not checked again: a piece of a page is not the page.
 */
import type { ImportedPost, Post } from '../../contract/posts.ts';
import { type WebResults, webQuery } from '../../contract/web-search.ts';
import { explain } from '../../engine/query/explain.ts';
import type { KeyedReader } from '../../outside/connectors/reading.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import { type FoundOnWeb, findOnWeb } from '../../outside/connectors/web-search/find-on-web.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { followedSources } from '../../stores/postgres/source-follows.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import { wirePost } from '../analysis/wire-post.ts';
import { wireReading } from '../analysis/wire-reading.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { preparePost } from '../mentions/prepare-post.ts';
import { parseInput } from '../parse.ts';
import { PreviewTurns } from '../topics/preview-turns.ts';
import { SourceBudget } from './budget-of-source.ts';
import { SourceVisit } from './source-visit.ts';
import { type WebProvider, webProviders } from './web-providers.ts';
import { type WebQuestion, webQuestion } from './web-question.ts';
import { webRefusal } from './web-refusal.ts';
import { resultSigner } from './web-result.ts';

/** Each asks in the operator's name, and for his money. */
const AT_ONCE = 8;
const AT_ONCE_OF_ONE = 2;
const turns = new WeakMap<WebFetch, PreviewTurns>();
/** Somebody waits. */
const SEARCH_MS = 30_000;

/**
 * Throws invalid; forbidden without a plan; not_configured where the operator follows no provider that he has a key of, or its budget is
 * too small for any search; rate_limited where it is asked too often, or the day's budget, or people's half of it, is spent; upstream
 * where it gives nothing; conflict where the same person searches for something else meanwhile.
 */
export async function searchWeb(environment: Environment, actor: Actor, input: unknown, gone: AbortSignal): Promise<WebResults> {
  await mayWrite(environment, actor);
  const { query: text, urls, start, end, skip, limit } = parseInput(webQuery, input);
  const { provider, source } = await providerOf(environment);
  const question = webQuestion(text, urls, provider.dialect);
  const range = { since: date(start), until: date(end), skip, limit };
  const asker = { person: String(actor.organisationId), page: `web ${actor.userId}` };
  return turnsOf(environment.fetchWeb).take(asker, gone, async (wanted) => {
    const visit = new SourceVisit(environment, source, wanted, provider.pauseMs, SEARCH_MS);
    const reader = { ...visit.reader, budget: new SourceBudget(environment, source, 'people') };
    try {
      const found = await visit.inTime(() => search(reader, provider, question, range));
      const kept = distinct(found.places).filter(
        (one) => question.isWithin(one.post.url ?? '') && isInTime(one, range, provider),
      );
      const posts = await results(environment, actor, kept, question);
      return { count: found.count, posts, provider: provider.kind, asked: [...question.texts] };
    } catch (error) {
      wanted.throwIfAborted();
      if (error instanceof SourceFailure) throw webRefusal(error);
      throw error;
    }
  });
}

/** A source that is paused is not asked for anybody. */
async function providerOf({ postgres, apiKeys }: Environment) {
  const followed = await followedSources(postgres, null);
  for (const provider of webProviders(apiKeys)) {
    const found = followed.find(({ source, paused }) => source.kind === provider.kind && !paused);
    if (found) return { provider, source: found.source };
  }
  throw new ServiceError('not_configured', 'the operator follows no search of the web that he has a key of');
}

interface Range {
  since: Date | undefined;
  until: Date | undefined;
  skip: number;
  limit: number;
}

type Place = FoundOnWeb['places'][number];

/** Of several queries the results stand in turn: the first of each, then the second of each. @throws SourceFailure */
async function search(
  reader: KeyedReader,
  { search: provider }: WebProvider,
  { texts }: WebQuestion,
  { since, until, skip, limit }: Range,
): Promise<{ places: Place[]; count: number }> {
  const places: Place[] = Array.from({ length: limit }, () => null);
  let count = 0;
  for (const [turn, query] of texts.entries()) {
    const placeOf = (at: number) => at * texts.length + turn;
    const from = Math.max(0, Math.ceil((skip - turn) / texts.length));
    const to = Math.max(0, Math.ceil((skip + limit - turn) / texts.length));
    if (from === to) continue;
    const found = await findOnWeb(reader, provider, { query, since, until, from, to });
    for (const [at, place] of found.places.entries()) places[placeOf(from + at) - skip] = place;
    if (found.known > 0) count = Math.max(count, placeOf(found.known - 1) + 1);
    if (found.hasMore) count = Math.max(count, skip + limit + 1);
  }
  return { places, count };
}

/** Several queries, and several pages of one, may find the same. */
function distinct(places: readonly Place[]): NonNullable<Place>[] {
  const found = new Map<string, NonNullable<Place>>();
  for (const place of places) if (place && !found.has(place.post.id)) found.set(place.post.id, place);
  return [...found.values()];
}

/** Providers count in days. What names no time may be of any, and is left out where the provider has not seen to the end. */
function isInTime({ post, isDated }: NonNullable<Place>, { since, until }: Range, { search: provider }: WebProvider): boolean {
  const published = Date.parse(post.published_at);
  const isEarly = !until || published < until.getTime();
  return isDated ? isEarly && (!since || published >= since.getTime()) : isEarly || provider.knowsUntil;
}

async function results(environment: Environment, actor: Actor, found: readonly NonNullable<Place>[], question: WebQuestion) {
  const posts = found.map(({ post }) => onWire(environment, post, question));
  const ids = posts.map(({ id }) => id);
  const [sign, known] = await Promise.all([
    resultSigner(environment, actor),
    ids.length === 0 ? [] : knownPosts(environment.clickhouse, ids),
  ]);
  const stored = new Set(known.map(({ post }) => post));
  const signed = await Promise.all(found.map(sign));
  return posts.map((post, at) => ({
    ...post,
    keep: signed[at] ?? '',
    kept: stored.has(post.id),
    dated: found[at]?.isDated ?? false,
  }));
}

function onWire({ reader }: Environment, post: ImportedPost, { query }: WebQuestion): Post {
  const row = preparePost(post, false, reader);
  const stored = { ...row, published: row.published_at, author_handle: '' };
  return wirePost(stored, {
    matched: explain(query, row),
    correction: undefined,
    ownEntities: undefined,
    tags: [],
    notes: 0,
    reading: wireReading(stored, reader),
  });
}

function date(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}

function turnsOf(fetchWeb: WebFetch): PreviewTurns {
  const known = turns.get(fetchWeb) ?? new PreviewTurns(AT_ONCE, AT_ONCE_OF_ONE);
  turns.set(fetchWeb, known);
  return known;
}

/** Stores what somebody has found on the web, as if a source had brought it: standing topics get it, and everybody finds it. */
import type { z } from 'zod';
import { createLimit } from '../../at-once.ts';
import { keepResults } from '../../contract/web-search.ts';
import { pageDate } from '../../outside/connectors/website/page-date.ts';
import { knownPosts } from '../../stores/clickhouse/queries/known-posts.ts';
import { topicNames } from '../../stores/postgres/alert-run-rows.ts';
import { timeLimit } from '../../time-limit.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { postId } from '../mentions/identity.ts';
import { parseInput } from '../parse.ts';
import { storeReading } from './store-reading.ts';
import { readResults, type WebFound } from './web-result.ts';

type Kept = z.output<typeof keepResults.output>['data'];

/** Somebody waits while pages are read for their dates, which are of different sites. */
const DATES_MS = 10_000;
const PAGES_AT_ONCE = 4;

/** What is stored already stays as it is. Throws invalid, forbidden without a plan, not_found for a result that is not ours or too old. */
export async function keepFromWeb(environment: Environment, actor: Actor, input: unknown): Promise<Kept> {
  await mayWrite(environment, actor);
  const { results } = parseInput(keepResults.input, input);
  const found = await readResults(environment, actor, results);
  // Given several times, stored once.
  const byId = new Map(found.map((one) => [postId(one.post.media_type, one.post.id), one]));
  // A source may have brought the whole page since, with its figures: a piece of it is not put in its place.
  const known = await timesOf(environment, [...byId.keys()]);
  const fresh = await withDates(environment, new Map([...byId].filter(([id]) => !known.has(id))));
  // Or while pages were read for their dates.
  for (const [id, time] of await timesOf(environment, [...fresh.keys()])) known.set(id, time);
  for (const id of known.keys()) fresh.delete(id);
  const kept = [...fresh.values()];
  const undated = new Set(kept.filter(({ isDated }) => !isDated).map(({ post }) => post.id));
  const reading = { posts: kept.map(({ post }) => post), undated };
  const { topicsOf } = await storeReading(environment, reading, '', { stop: new AbortController().signal, held: null });
  const topicIds = [...new Set([...topicsOf.values()].flatMap((ids) => [...ids]))];
  environment.clickhouse.changed?.(new Set(topicIds));
  const names = await topicNames(environment.postgres, actor.organisationId, topicIds.map(String));
  return {
    posts: [...byId.keys()].map((id) => {
      const one = fresh.get(id);
      return { id, publishedAt: one?.post.published_at ?? instant(known.get(id)), dated: one?.isDated ?? true };
    }),
    topics: [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** Of those that are stored, in seconds. */
async function timesOf({ clickhouse }: Environment, ids: readonly string[]): Promise<Map<string, number>> {
  const stored = ids.length === 0 ? [] : await knownPosts(clickhouse, ids);
  return new Map(stored.map(({ post, published }) => [post, published]));
}

/** Where the provider names no date the page may; else a post is of the time of keeping, as one that a source brings without a date. */
async function withDates(environment: Environment, found: ReadonlyMap<string, WebFound>): Promise<Map<string, WebFound>> {
  const { fetchWeb, now } = environment;
  const inTurn = createLimit(PAGES_AT_ONCE);
  const reader = { fetchWeb, now, signal: timeLimit(DATES_MS) };
  const dated = [...found].map(async ([id, one]): Promise<[string, WebFound]> => {
    if (one.isDated) return [id, one];
    const date = one.post.url ? await inTurn(() => pageDate(reader, one.post.url ?? '')) : null;
    return [id, { post: { ...one.post, published_at: (date ?? now()).toISOString() }, isDated: date !== null }];
  });
  return new Map(await Promise.all(dated));
}

function instant(seconds = 0): string {
  return new Date(seconds * 1000).toISOString();
}

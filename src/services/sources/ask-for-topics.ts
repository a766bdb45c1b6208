/**
 * One reading of a source that is asked with the keywords of topics: their queries one after the other, those first that were asked
 * longest ago, as far as the budget and the source allow. What comes is more than the topics look for: arrival sorts it out.
 */
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { ImportedPost } from '../../contract/posts.ts';
import { type AskingTopic, askedQueries } from '../../engine/asking/asked-queries.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { parsedJson } from '../../outside/connectors/parsed-json.ts';
import type { LeftOut, Reading } from '../../outside/connectors/reading.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { standingDefinitions } from '../../stores/postgres/standing-definitions.ts';
import type { Environment } from '../environment.ts';
import type { Asked, QueryAsking } from './asked-kinds.ts';
import type { SourceAsking } from './followed-kinds.ts';

/** What is known of each query: when it was asked, and its own cursor. */
const askedCursor = z.object({
  queries: z.record(z.string(), z.object({ asked: z.iso.datetime(), cursor: z.string().nullable() })),
});
type KnownQueries = Map<string, { asked: string; cursor: string | null }>;

/** A query that is new goes so far back: topics are edited, and what they ask for then was asked for otherwise before. */
const FIRST_MS = 24 * 60 * 60_000;
/** In one reading: the next one goes on. */
const MOST_QUERIES = 30;

export interface AskedReading extends Reading<string> {
  /** What ended it; what came before is good. */
  broken: SourceFailure | null;
}

export interface TopicsAsking extends SourceAsking {
  moneyLeft(): Promise<number | null>;
  /** False where there is no time for one more query: the next reading goes on. */
  mayGoOn(): boolean;
}

/** @throws SourceFailure where nothing came at all */
export async function askForTopics(environment: Environment, asked: Asked, asking: TopicsAsking): Promise<AskedReading> {
  const { queries, unaskable } = askedQueries(await askingTopics(environment, asked), asked.dialect);
  const known = knownIn(asking.cursor);
  const texts = queries.map(({ text }) => text).sort((one, other) => order(known, one) - order(known, other));
  const found = new Found(unaskable);
  const kept: KnownQueries = new Map();
  let broken: SourceFailure | null = null;
  let isWhole = true;
  for (const text of texts) {
    const key = keyOf(text);
    const before = known.get(key);
    if (before) kept.set(key, before);
    if (broken || found.readings >= MOST_QUERIES || !asking.mayGoOn()) {
      isWhole = false;
      continue;
    }
    try {
      const reading = await asked.ask(await queryAsking(asking, text, before?.cursor ?? null));
      found.add(reading);
      isWhole &&= reading.isWhole;
      kept.set(key, { asked: asking.reader.now().toISOString(), cursor: reading.cursor });
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      // One that is not understood says nothing of the others.
      if (error.kind === 'bad-query') found.refuse(error);
      else broken = error;
    }
  }
  const failure = broken ?? found.refused;
  if (failure && found.readings === 0) throw failure;
  return {
    ...found.reading(),
    cursor: JSON.stringify({ queries: Object.fromEntries(kept) }),
    isWhole: isWhole && !broken,
    broken,
  };
}

async function queryAsking(asking: TopicsAsking, query: string, cursor: string | null): Promise<QueryAsking> {
  const from = new Date(asking.reader.now().getTime() - FIRST_MS);
  return { ...asking, query, cursor, from, moneyLeft: await asking.moneyLeft() };
}

async function askingTopics({ postgres, now }: Environment, { mediaTypes }: Asked): Promise<AskingTopic[]> {
  const definitions = await standingDefinitions(postgres, mediaTypes, now());
  return definitions.flatMap((definition) => {
    const compiled = compileTopic(definition);
    return 'query' in compiled ? [{ id: definition.topicId, query: compiled.query }] : [];
  });
}

/** What several queries have found, together. */
class Found {
  readings = 0;
  refused: SourceFailure | null = null;
  readonly #posts = new Map<string, ImportedPost>();
  readonly #undated = new Set<string>();
  readonly #leftOut = new Map<string, number>();

  constructor(unaskable: readonly { reason: string }[]) {
    for (const { reason } of unaskable) this.#leave({ reason: `topics that it cannot be asked for (${reason})`, count: 1 });
  }

  add({ posts, undated, leftOut }: Reading<string>): void {
    this.readings += 1;
    for (const post of posts) this.#posts.set(`${post.media_type} ${post.id}`, post);
    for (const id of undated) this.#undated.add(id);
    for (const left of leftOut) this.#leave(left);
  }

  refuse(failure: SourceFailure): void {
    this.refused = failure;
    this.#leave({ reason: 'queries that it does not understand', count: 1 });
  }

  reading(): Omit<Reading<string>, 'cursor' | 'isWhole'> {
    const posts = [...this.#posts.values()].sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));
    const leftOut = [...this.#leftOut].map(([reason, count]) => ({ reason, count }));
    return { title: null, posts, undated: this.#undated, leftOut };
  }

  #leave({ reason, count }: LeftOut): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count);
  }
}

function knownIn(cursor: string | null): KnownQueries {
  const kept = cursor === null ? undefined : askedCursor.safeParse(parsedJson(cursor)).data;
  return new Map(Object.entries(kept?.queries ?? {}));
}

/** New ones first. */
function order(known: KnownQueries, text: string): number {
  const before = known.get(keyOf(text));
  return before ? Date.parse(before.asked) : 0;
}

/** A query may be long, and is asked for as long as its topics stand. */
function keyOf(text: string): string {
  return hash('md5', text, 'base64');
}

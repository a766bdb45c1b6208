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

const time = z.iso.datetime();
/** What is known of a query, beside its own cursor. */
const askedQuery = z.object({
  /** Its last turn. */
  asked: time,
  /** Everything up to then has come; null before the first time. */
  completeTo: time.nullable().default(null),
  /** There is more than has come, since the turn that it had then; null where all has. */
  behindSince: time.nullable().default(null),
  cursor: z.string().nullable(),
});
type AskedQuery = z.infer<typeof askedQuery>;
/** `since`: when the round began that the last reading did not end; null where the next one begins a new round. */
const askedCursor = z.object({ queries: z.record(z.string(), askedQuery), since: time.nullable().default(null) });
type KnownQueries = Map<string, AskedQuery>;

/** A query that is new goes so far back: topics are edited, and what they ask for then was asked for otherwise before. */
const FIRST_MS = 24 * 60 * 60_000;
/** In one reading: the next one goes on with the others. */
const MOST_QUERIES = 30;

export interface SourceReading extends Reading<string> {
  /** Everything up to then has been read; null where that is not known, or no more than before. */
  completeTo: Date | null;
}

export interface TopicsAsking extends SourceAsking {
  moneyLeft(): Promise<number | null>;
  /** False where there is no time for one more query: the next reading goes on. */
  mayGoOn(): boolean;
}

/**
 * A round gives each query one turn, whatever comes of it: one that has more to give goes on in the next round, behind all others.
 * @throws SourceFailure where nothing came at all
 */
export async function askForTopics(environment: Environment, asked: Asked, asking: TopicsAsking): Promise<SourceReading> {
  const { queries, unaskable } = askedQueries(await askingTopics(environment, asked), asked.dialect);
  const { known, since } = knownIn(asking.cursor);
  const now = () => asking.reader.now().toISOString();
  const began = since ?? now();
  const texts = queries.map(({ text }) => text).sort((one, other) => order(known, one) - order(known, other));
  const left = since === null ? texts : texts.filter((text) => !hadTurn(known.get(keyOf(text)), since));
  const found = new Found(unaskable);
  const kept = stillAsked(known, texts);
  for (const text of left.slice(0, MOST_QUERIES)) {
    if (found.stopped || !asking.mayGoOn()) break;
    const before = known.get(keyOf(text));
    const turn = now();
    const reading = await found.take(asked.ask(await queryAsking(asking, text, before?.cursor ?? null)));
    if (reading || !found.stopped) kept.set(keyOf(text), afterTurn(turn, reading, before));
  }
  if (found.stopped && found.readings === 0) throw found.stopped;
  // Where all are refused, others have their turn the next time.
  const allRefused = found.readings === 0 ? found.refused : null;
  const stopped = found.stopped ?? allRefused;
  const states = texts.map((text) => kept.get(keyOf(text)));
  const isOver = states.every((query) => hadTurn(query, began));
  return {
    ...found.reading(),
    // What broke off begins anew, with those that were asked longest ago.
    cursor: JSON.stringify({ queries: Object.fromEntries(kept), since: isOver || stopped ? null : began }),
    isWhole: isOver && !allRefused && states.every((query) => query?.behindSince === null),
    completeTo: allRefused ? null : completeTo(states, began),
    stopped,
  };
}

/** One that is not understood is left out, and others come before it. */
function afterTurn(turn: string, reading: Reading<string> | null, before: AskedQuery | undefined): AskedQuery {
  const since = before?.behindSince ?? turn;
  const cursor = reading?.cursor ?? before?.cursor ?? null;
  return reading?.isWhole === false
    ? { asked: turn, completeTo: before?.completeTo ?? null, behindSince: since, cursor }
    : { asked: turn, completeTo: since, behindSince: null, cursor };
}

/** As far as the query that is furthest behind. */
function completeTo(queries: readonly (AskedQuery | undefined)[], began: string): Date | null {
  const times = queries.map((query) => query?.completeTo ?? null);
  if (times.includes(null)) return null;
  return new Date(times.reduce<string>((least, at) => (at !== null && at < least ? at : least), began));
}

/** What is known of queries that no topic makes any more is forgotten. */
function stillAsked(known: KnownQueries, texts: readonly string[]): KnownQueries {
  const keys = new Set(texts.map(keyOf));
  return new Map([...known].filter(([key]) => keys.has(key)));
}

async function queryAsking(asking: TopicsAsking, query: string, cursor: string | null): Promise<QueryAsking> {
  const from = new Date(asking.reader.now().getTime() - FIRST_MS);
  return { ...asking, query, cursor, from, moneyLeft: await asking.moneyLeft() };
}

/** Whose period is now, of all organisations. */
export async function askingTopics({ postgres, now }: Environment, { mediaTypes }: Asked): Promise<AskingTopic[]> {
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
  stopped: SourceFailure | null = null;
  readonly #posts = new Map<string, ImportedPost>();
  readonly #undated = new Set<string>();
  readonly #leftOut = new Map<string, number>();

  constructor(unaskable: readonly { reason: string }[]) {
    for (const { reason } of unaskable) this.#leave({ reason: `topics that it cannot be asked for (${reason})`, count: 1 });
  }

  /** Answers null where the query was refused, or all of the reading ends. */
  async take(asking: Promise<Reading<string>>): Promise<Reading<string> | null> {
    try {
      const reading = await asking;
      this.#add(reading);
      return reading;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      // One that is not understood says nothing of the others.
      if (error.kind === 'bad-query') this.#refuse(error);
      else this.stopped = error;
      return null;
    }
  }

  reading(): Omit<Reading<string>, 'cursor' | 'isWhole'> {
    const posts = [...this.#posts.values()].sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));
    const leftOut = [...this.#leftOut].map(([reason, count]) => ({ reason, count }));
    return { title: null, posts, undated: this.#undated, leftOut };
  }

  #add({ posts, undated, leftOut, stopped }: Reading<string>): void {
    this.readings += 1;
    this.stopped = stopped ?? null;
    for (const post of posts) this.#posts.set(`${post.media_type} ${post.id}`, post);
    for (const id of undated) this.#undated.add(id);
    for (const left of leftOut) this.#leave(left);
  }

  #refuse(failure: SourceFailure): void {
    this.refused = failure;
    this.#leave({ reason: 'queries that it does not understand', count: 1 });
  }

  #leave({ reason, count }: LeftOut): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count);
  }
}

function knownIn(cursor: string | null): { known: KnownQueries; since: string | null } {
  const kept = cursor === null ? undefined : askedCursor.safeParse(parsedJson(cursor)).data;
  return { known: new Map(Object.entries(kept?.queries ?? {})), since: kept?.since ?? null };
}

function hadTurn(query: AskedQuery | undefined, since: string): boolean {
  return query !== undefined && query.asked >= since;
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

/**
 * One reading of a source that is asked with the keywords of topics: their queries one after the other, those first that were asked
 * longest ago, as far as the budget and the source allow. What comes is more than the topics look for: arrival sorts it out.
 */
import type { ImportedPost } from '../../contract/posts.ts';
import { type AskingTopic, askedQueries } from '../../engine/asking/asked-queries.ts';
import { compileTopic } from '../../engine/query/compile-topic.ts';
import { keyOf } from '../../outside/connectors/api-keys.ts';
import type { LeftOut, Reading } from '../../outside/connectors/reading.ts';
import { type FailureKind, SourceFailure } from '../../outside/connectors/source-failure.ts';
import { standingDefinitions } from '../../stores/postgres/standing-definitions.ts';
import type { Environment } from '../environment.ts';
import type { Asked, QueryAsking } from './asked-kinds.ts';
import type { SourceAsking } from './followed-kinds.ts';
import { type Outcome, QueryTurns } from './query-turns.ts';

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

/** The source refuses us, whatever it is asked: the query has had no turn. */
const REFUSES_US: ReadonlySet<FailureKind> = new Set(['rate-limited', 'out-of-budget', 'unauthorised', 'blocked']);

/** @throws SourceFailure where there is nothing to remember */
export async function askForTopics(environment: Environment, asked: Asked, asking: TopicsAsking): Promise<SourceReading> {
  // Also before any topic asks: whoever added it is told at once.
  for (const name of asked.keys) keyOf(asking.keys, name);
  const { queries, unaskable } = askedQueries(await askingTopics(environment, asked), asked.dialect);
  const { now } = asking.reader;
  const turns = new QueryTurns(
    queries.map(({ text }) => text),
    asking.cursor,
    now(),
  );
  const found = new Found(unaskable);
  for (const text of turns.left().slice(0, MOST_QUERIES)) {
    if (found.stopped || !asking.mayGoOn()) break;
    const turn = now();
    const outcome = await found.take(asked.ask(await queryAsking(asking, text, turns.cursorOf(text))));
    if (outcome !== 'no turn') turns.note(text, turn, outcome);
  }
  if (found.stopped && found.turns === 0) throw found.stopped;
  // Where all are refused, others have their turn the next time.
  const allRefused = found.readings === 0 ? found.refused : null;
  const stopped = found.stopped ?? allRefused;
  return {
    ...found.reading(),
    // What broke off begins anew, with those that were asked longest ago.
    cursor: turns.kept(stopped !== null),
    isWhole: turns.isWhole && !allRefused,
    completeTo: allRefused ? null : turns.completeTo,
    stopped,
  };
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
  turns = 0;
  refused: SourceFailure | null = null;
  stopped: SourceFailure | null = null;
  readonly #posts = new Map<string, ImportedPost>();
  readonly #undated = new Set<string>();
  readonly #leftOut = new Map<string, number>();

  constructor(unaskable: readonly { reason: string }[]) {
    for (const { reason } of unaskable) this.#leave({ reason: `topics that it cannot be asked for (${reason})`, count: 1 });
  }

  async take(asking: Promise<Reading<string>>): Promise<Outcome | 'no turn'> {
    const outcome = await this.#outcomeOf(asking);
    if (outcome !== 'no turn') this.turns += 1;
    return outcome;
  }

  async #outcomeOf(asking: Promise<Reading<string>>): Promise<Outcome | 'no turn'> {
    try {
      const reading = await asking;
      this.#add(reading);
      return reading;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (this.#isLeftOut(error)) return 'left out';
      this.stopped = error;
      return REFUSES_US.has(error.kind) ? 'no turn' : 'failed';
    }
  }

  reading(): Omit<Reading<string>, 'cursor' | 'isWhole'> {
    const posts = [...this.#posts.values()].sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));
    const leftOut = [...this.#leftOut].map(([reason, count]) => ({ reason, count }));
    return { title: null, posts, undated: this.#undated, leftOut };
  }

  #add({ posts, undated, leftOut, stopped }: Reading<string>): void {
    this.readings += 1;
    this.stopped = !stopped || this.#isLeftOut(stopped) ? null : stopped;
    for (const post of posts) this.#posts.set(`${post.media_type} ${post.id}`, post);
    for (const id of undated) this.#undated.add(id);
    for (const left of leftOut) this.#leave(left);
  }

  /** One that is not understood says nothing of the others. */
  #isLeftOut(failure: SourceFailure): boolean {
    if (failure.kind !== 'bad-query') return false;
    this.refused = failure;
    this.#leave({ reason: 'queries that it does not understand', count: 1 });
    return true;
  }

  #leave({ reason, count }: LeftOut): void {
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count);
  }
}

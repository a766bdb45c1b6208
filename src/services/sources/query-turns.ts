/**
 * The queries of one source in turn: those come first that were asked longest ago, and in a round each has one turn, whatever comes of
 * it. One that fails, or has more to give, goes on in the next round, behind all others.
 */
import { hash } from 'node:crypto';
import { z } from 'zod';
import { parsedJson } from '../../outside/connectors/parsed-json.ts';
import type { Reading } from '../../outside/connectors/reading.ts';

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

/** What came of a turn. `left out`: the query is not understood, and that is all that there is to it. */
export type Outcome = Pick<Reading<string>, 'isWhole' | 'cursor'> | 'left out' | 'failed';

export class QueryTurns {
  readonly #known: Map<string, AskedQuery>;
  /** When the round began, */
  readonly #began: string;
  /** and who has had no turn in it. */
  readonly #left: Set<string>;

  /** `cursor`: as `kept` gave it. What is known of queries that no topic makes any more is forgotten. */
  constructor(
    private readonly texts: readonly string[],
    cursor: string | null,
    now: Date,
  ) {
    const before = cursor === null ? undefined : askedCursor.safeParse(parsedJson(cursor)).data;
    const keys = new Set(texts.map(keyOf));
    this.#known = new Map(Object.entries(before?.queries ?? {}).filter(([key]) => keys.has(key)));
    // One that lies ahead was begun by a clock that was set back: no turn would ever be after it.
    const since = before?.since && before.since <= now.toISOString() ? before.since : null;
    this.#began = since ?? now.toISOString();
    this.#left = new Set(texts.filter((text) => since === null || (this.#of(text)?.asked ?? '') < since));
  }

  /** Those that have had no turn in this round; new ones first. */
  left(): string[] {
    const asked = (text: string) => Date.parse(this.#of(text)?.asked ?? new Date(0).toISOString());
    return [...this.#left].sort((one, other) => asked(one) - asked(other));
  }

  cursorOf(text: string): string | null {
    return this.#of(text)?.cursor ?? null;
  }

  /** `turn`: when it began. */
  note(text: string, turn: Date, outcome: Outcome): void {
    this.#left.delete(text);
    const before = this.#of(text);
    const asked = turn.toISOString();
    const since = before?.behindSince ?? asked;
    const isRead = outcome === 'left out' || (outcome !== 'failed' && outcome.isWhole);
    this.#known.set(keyOf(text), {
      asked,
      completeTo: isRead ? since : (before?.completeTo ?? null),
      behindSince: isRead ? null : since,
      cursor: typeof outcome === 'string' ? (before?.cursor ?? null) : outcome.cursor,
    });
  }

  get isOver(): boolean {
    return this.#left.size === 0;
  }

  /** Whether all that there is has come. */
  get isWhole(): boolean {
    return this.isOver && this.texts.every((text) => this.#of(text)?.behindSince === null);
  }

  /** As far as the query that is furthest behind; null where one was never read to its end. */
  get completeTo(): Date | null {
    const times = this.texts.map((text) => this.#of(text)?.completeTo ?? null);
    const read = times.filter((at) => at !== null);
    return read.length < times.length ? null : new Date(read.sort()[0] ?? this.#began);
  }

  /** For the next reading, which goes on with this round unless it is over or `isBroken`. */
  kept(isBroken: boolean): string {
    return JSON.stringify({ queries: Object.fromEntries(this.#known), since: this.isOver || isBroken ? null : this.#began });
  }

  #of(text: string): AskedQuery | undefined {
    return this.#known.get(keyOf(text));
  }
}

/** A query may be long, and is asked for as long as its topics stand. */
function keyOf(text: string): string {
  return hash('md5', text, 'base64');
}

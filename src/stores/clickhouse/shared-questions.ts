/**
 * A question that somebody is asking already is not asked again: calls of one page count the same things at the same time. Neither is
 * one that was answered, as long as nothing was written that it depends on: a topic is looked at more often than something new is said
 * of it. Whoever asks after something was written gets an answer that was begun after it; who asks patiently, of what has arrived in a
 * large topic, some seconds later (Patience). What another process writes is not seen here, so only the one process of an embedded store
 * may share.
 */
import { LRUCache } from 'lru-cache';
import type { Table } from './table.ts';

export interface Answer {
  rows: unknown[];
  /** Characters. */
  size: number;
  /** Rows that had to be read. */
  read: number;
}

/** What an answer depends on: the mentions of a topic, by its number, or a table. */
export type Source = number | Table;

/**
 * How old an answer may be where only mentions and posts have arrived since, and much would have to be read anew. `follow`: as old as what
 * is held. `lead`: the same; when it is asked anew, so is everything about the topic, so that what others ask afterwards is not behind
 * what this one was told. Left out: not at all.
 */
export type Patience = 'follow' | 'lead';

export interface Asked {
  /** Empty: of anything, so that it is not kept. */
  of: readonly Source[];
  patience?: Patience | undefined;
}

/** Of all questions and answers that are kept; the one not asked for longest goes first. */
const KEPT_SIZE = 32_000_000;
/** Milliseconds: what is deleted because it has become too old is written by nobody. */
const KEPT_MS = 60 * 60 * 1000;
/**
 * Between two times that all answers about a topic end: 20 seconds for a million rows that a question about it reads. In rows, since what
 * takes long on a busy machine may take no time on another. Milliseconds.
 */
const HELD_PER_ROW = 0.02;
/** Below that nobody waits; and never longer than that. Milliseconds. */
const HELD = { least: 2000, most: 30_000 };
/** So much longer who follows waits for somebody who leads. Milliseconds, more than between two looks of gateway/plugins/arrivals.ts. */
const BEHIND_LEAD = 3000;

/** What comes with posts, beside mentions. */
const OF_POSTS: ReadonlySet<Table> = new Set(['posts', 'edited_posts', 'reread_posts']);

interface Held {
  of: readonly Source[];
  /** Something has arrived since it was begun. */
  isOld: boolean;
}

interface Kept extends Held {
  answer: Answer;
}

interface Asking extends Held {
  answer: Promise<Answer>;
}

interface Known {
  entries(): Iterable<[string, Held]>;
  delete(question: string): unknown;
}

interface Hold {
  /** The most that somebody who is patient had to have read about it alone. */
  rows: number;
  /** While something that has arrived is not yet told; milliseconds. */
  until: number | null;
  /** When all that was known of it ended last, or the first was learned; what arrives long after is told at once. Milliseconds. */
  endedAt: number;
}

export class SharedQuestions {
  private readonly asking = new Map<string, Asking>();
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_SIZE,
    ttl: KEPT_MS,
    sizeCalculation: ({ answer }, question) => answer.size + question.length,
  });
  private readonly holds = new Map<Source, Hold>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** `question`: all that its answer depends on beside what is stored. */
  async once(question: string, ask: () => Promise<Answer>, { of, patience }: Asked): Promise<Answer> {
    this.endHeld(of, patience === 'lead' ? 0 : BEHIND_LEAD);
    const serves = (held?: Held) => held !== undefined && (!held.isOld || patience !== undefined);
    const known = this.kept.get(question);
    if (known && serves(known)) return known.answer;
    const asked = this.asking.get(question);
    if (asked && serves(asked)) return asked.answer;
    // Who leads is told what is newer than what is held: nobody may be told that any longer.
    if (patience === 'lead') this.endHeld(of, -Infinity);
    const asking: Asking = { answer: ask(), of, isOld: false };
    this.asking.set(question, asking);
    try {
      const answer = await asking.answer;
      const [source] = of;
      if (patience && source !== undefined && of.length === 1) this.learn(source, answer.read);
      if (source !== undefined && this.asking.get(question) === asking)
        this.kept.set(question, { answer, of, isOld: asking.isOld });
      return answer;
    } finally {
      if (this.asking.get(question) === asking) this.asking.delete(question);
    }
  }

  /** `topics`: of mentions, whose they are; left out, any topic's. */
  written(table: Table, topics?: ReadonlySet<number>): void {
    if (OF_POSTS.has(table)) this.arrived(new Set([table]));
    else if (table === 'mentions') this.arrived(topics);
    // Mentions are read with it, whosever they are.
    else if (table === 'organisation_entities') this.arrived();
    else this.changed();
  }

  /** Somebody has changed something, and looks at what comes of it. `topics`: of which it is; left out, of any. */
  changed(topics?: ReadonlySet<number>): void {
    for (const source of topics ?? this.holds.keys()) this.end(source);
    this.outdate(this.asking, topics);
    this.outdate(this.kept, topics);
  }

  /** What is known may be behind it. `of`: what it is; left out, anything. */
  private arrived(of?: ReadonlySet<Source>): void {
    for (const source of of ?? this.holds.keys()) this.hold(source);
    this.outdate(this.asking, of);
    this.outdate(this.kept, of);
  }

  private learn(source: Source, rows: number): void {
    const { rows: before = 0, until = null, endedAt = this.now() } = this.holds.get(source) ?? {};
    this.holds.set(source, { rows: Math.max(before, rows), until, endedAt });
  }

  private hold(source: Source): void {
    const hold = this.holds.get(source);
    const milliseconds = (hold?.rows ?? 0) * HELD_PER_ROW;
    if (hold && milliseconds >= HELD.least) hold.until ??= Math.max(this.now(), hold.endedAt + Math.min(milliseconds, HELD.most));
  }

  private outdate(known: Known, written?: ReadonlySet<Source>): void {
    const isHeld = (source: Source) => (this.holds.get(source)?.until ?? null) !== null;
    for (const [question, held] of known.entries()) {
      const touched = held.of.filter((source) => !written || written.has(source));
      if (held.of.length > 0 && touched.length === 0) continue;
      if (held.of.length > 0 && touched.every(isHeld)) held.isOld = true;
      else known.delete(question);
    }
  }

  /** `longer`: milliseconds after their time. */
  private endHeld(of: readonly Source[], longer: number): void {
    for (const source of of) {
      const until = this.holds.get(source)?.until ?? null;
      if (until === null || this.now() < until + longer) continue;
      this.end(source);
      for (const known of [this.asking, this.kept])
        for (const [question, held] of known.entries()) if (held.isOld && held.of.includes(source)) known.delete(question);
    }
  }

  private end(source: Source): void {
    const hold = this.holds.get(source);
    if (hold) Object.assign(hold, { until: null, endedAt: this.now() });
  }
}

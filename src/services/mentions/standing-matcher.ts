/**
 * The standing topics of this process, brought up to date on every call: Postgres is asked for what changed since, since
 * another process may have changed it. What was committed before the call is in the answer.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { sampleDocuments } from '../../stores/clickhouse/queries/stored-documents.ts';
import type { Postgres } from '../../stores/postgres/client.ts';
import { topicChangesAfter } from '../../stores/postgres/topic-changes.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from './in-slices.ts';
import { queryDocument } from './matched-post.ts';
import { StandingTopicSet, type StandingTopics } from './standing-topics.ts';

/** Stored posts that are read before the first topic: with 100,000 topics the first posts took ten times as long without. */
const SAMPLE = 4000;
/** Topics read and compiled at a time, at a start: chosen so that it takes about 10 ms. */
const PAGE = 50;

interface Kept {
  topics: StandingTopicSet;
  /** Whether it knows what posts are like. */
  taught: boolean;
  /** Ends with the update that runs, if any. */
  running: Promise<unknown>;
  /** The update that has not begun yet, which everybody who asks now may share. */
  next: Promise<void> | null;
}

const kept = new WeakMap<Postgres, Kept>();

/**
 * The one set of this process; it moves on with later calls, also between two slices of somebody's work. A topic whose
 * keywords no longer compile is logged and left out: it must not keep the posts of all others out.
 */
export async function standingMatcher(environment: Environment): Promise<StandingTopics> {
  const own = keptOf(environment.postgres);
  if (!own.next) {
    // One after the other: an older answer of Postgres applied after a newer one would bring back what was deleted.
    const next = own.running.then(() => {
      own.next = null;
      return update(environment, own);
    });
    own.next = next;
    own.running = next.catch(() => undefined);
  }
  await own.next;
  return own.topics;
}

/** Of the one set of this process, without bringing it up to date. */
export function matcherFigures(postgres: Postgres): StandingTopics['figures'] {
  return keptOf(postgres).topics.figures;
}

function keptOf(postgres: Postgres): Kept {
  const known = kept.get(postgres);
  if (known) return known;
  const fresh: Kept = { topics: new StandingTopicSet(), taught: false, running: Promise.resolve(), next: null };
  kept.set(postgres, fresh);
  return fresh;
}

/** Ends with a page that is not full: by then everything is read that was committed when it was asked for. */
async function update({ postgres, clickhouse, log }: Environment, own: Kept): Promise<void> {
  const { topics } = own;
  if (topics.version === 0 && !own.taught) {
    const documents = await sampleDocuments(clickhouse, SAMPLE);
    await inSlices(documents, (document) => topics.learn(queryDocument(document)));
    own.taught = documents.length > 0;
  }
  for (;;) {
    const changes = await topicChangesAfter(postgres, topics.version, PAGE);
    for (const change of changes)
      for (const topic of topics.apply(change))
        log.error(topic, 'its keywords no longer compile: this topic gets no new mentions');
    if (changes.length < PAGE) return;
    await turn();
  }
}

/**
 * Tells open pages when mentions have arrived. One look at the stores for all of them, every few seconds while there is one; what
 * changed is counted once for each filter. Nothing is kept that another instance would miss: a page is told what the stores say.
 */

import type { ArrivalEvent } from '../../contract/analysis/arrivals.ts';
import type { AnalysisInput } from '../../contract/analysis/inputs.ts';
import { type LetIn, stillSignedIn } from '../../services/accounts/still-signed-in.ts';
import { countMentions } from '../../services/analysis/count-mentions.ts';
import { type TopicMark, topicMarks } from '../../services/analysis/topic-marks.ts';
import type { Actor, Environment } from '../../services/environment.ts';
import { ServiceError } from '../../services/errors.ts';

export interface OpenPage {
  actor: Actor;
  /** By what it was opened: while that is good it is told. */
  by: LetIn;
  input: AnalysisInput;
  tell(event: ArrivalEvent): void;
  /** Nothing more will be told. */
  end(): void;
}

export interface Arrivals {
  /** Told from now on; `count` is what the page knows already. Answers how to leave. */
  join(page: OpenPage, count: number): () => void;
  /** One look; while there are pages it is taken every LOOK_EVERY milliseconds. */
  look(): Promise<void>;
  /** Ends every page; resolves when no question is open. */
  close(): Promise<void>;
}

const LOOK_EVERY = 2000;

interface Told extends OpenPage {
  count: number;
  mark: TopicMark | null;
}

export function createArrivals(environment: Environment): Arrivals {
  const pages = new Set<Told>();
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();
  let failing = false;

  function schedule(): void {
    if (timer !== null || pages.size === 0) return;
    timer = setTimeout(() => {
      looking = look().finally(() => {
        timer = null;
        schedule();
      });
    }, LOOK_EVERY);
    timer.unref();
  }

  async function look(): Promise<void> {
    try {
      // Who joins meanwhile is of the next look: nothing was asked of them.
      const looked = [...pages];
      await endSignedOut(looked);
      const marks = await topicMarks(environment, [...new Set(looked.map(({ input }) => input.id))]);
      for (const alike of groupsOf(looked.filter((page) => pages.has(page))))
        await tellAnew(environment, alike, marks).catch((error: unknown) => giveUp(alike, error));
      failing = false;
    } catch (error) {
      // A store that is away is said once, not with every look.
      if (!failing) environment.log.warn({ err: error }, 'open pages cannot be told of arrivals');
      failing = true;
    }
  }

  /** A device that was signed out, and a token that was revoked, as those are of whoever is disabled or removed, is told nothing more; when it asks why, it is told that. */
  async function endSignedOut(looked: readonly Told[]): Promise<void> {
    const isStillIn = await stillSignedIn(
      environment,
      looked.map(({ by }) => by),
    );
    for (const page of looked.filter(({ by }) => !isStillIn(by))) {
      pages.delete(page);
      page.end();
    }
  }

  /** A question that cannot be answered is of its own pages alone: they may ask again, and are told then what is wrong. */
  function giveUp(alike: readonly Told[], error: unknown): void {
    const { organisationId } = alike[0]?.actor ?? {};
    environment.log.warn(
      { err: error, organisationId, topicId: alike[0]?.input.id },
      'open pages are no longer told of arrivals',
    );
    for (const page of alike) {
      pages.delete(page);
      page.end();
    }
  }

  return {
    join(page, count) {
      const told = { ...page, count, mark: null };
      pages.add(told);
      schedule();
      return () => void pages.delete(told);
    },
    look,
    async close() {
      for (const page of pages) page.end();
      pages.clear();
      if (timer) clearTimeout(timer);
      await looking;
    },
  };
}

/** Pages with the same question. */
function groupsOf(pages: readonly Told[]): Told[][] {
  const groups = new Map<string, Told[]>();
  for (const page of pages) {
    const key = JSON.stringify([page.actor.organisationId, page.actor.timezone, page.input]);
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return [...groups.values()];
}

async function tellAnew(environment: Environment, pages: readonly Told[], marks: ReadonlyMap<string, TopicMark>): Promise<void> {
  const [first] = pages;
  const mark = first && marks.get(first.input.id);
  const outdated = pages.filter((page) => mark === undefined || !isSame(page.mark, mark));
  if (!first || outdated.length === 0) return;
  const count = mark === undefined ? null : await countOrNone(environment, first);
  for (const page of outdated) {
    if (mark === undefined || count === null) {
      page.end();
      continue;
    }
    if (page.mark && page.mark.revision !== mark.revision) page.tell({ type: 'rebuilt' });
    if (page.count !== count) page.tell({ type: 'mentions', count });
    Object.assign(page, { mark, count });
  }
}

function isSame(one: TopicMark | null, other: TopicMark): boolean {
  return one !== null && one.revision === other.revision && one.written === other.written;
}

/** null where it may no longer be asked, as of a topic that was deleted meanwhile. */
async function countOrNone(environment: Environment, { actor, input }: OpenPage): Promise<number | null> {
  try {
    return await countMentions(environment, actor, input);
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

/** Asks a source once: in its own way, not faster than it wants, not longer than a claim lasts, and within its budget. */
import { isAskedKind } from '../../contract/sources.ts';
import { PacedFetch } from '../../outside/connectors/paced-fetch.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { type AskedReading, askForTopics } from './ask-for-topics.ts';
import { ASKED } from './asked-kinds.ts';
import { SourceBudget } from './budget-of-source.ts';
import { FOLLOWED_KINDS } from './followed-kinds.ts';

/** A reading of many pages: between two of them, and in all; less than a claim lasts. */
const PAUSE_MS = 250;
const READING_MS = 4 * 60_000;
/** Of a reading, for pauses that the source wants. */
const PAUSES_MS = 3 * 60_000;

export interface SourceReading extends AskedReading {
  /** Seconds to the next reading by which the budget lasts; 0 where nothing is counted. */
  interval: number;
  /** That the source wants between two questions. */
  pauseMs: number;
}

/** Rejects with the reason of `stop`. @throws SourceFailure */
export async function readSource(environment: Environment, source: SourceRow, stop: AbortSignal): Promise<SourceReading> {
  const { now, pause, apiKeys: keys } = environment;
  const inTime = AbortSignal.timeout(READING_MS);
  const signal = AbortSignal.any([stop, inTime]);
  const { kind } = source;
  const asked = isAskedKind(kind) ? ASKED[kind] : null;
  const paced = new PacedFetch(environment.fetchWeb, asked?.pauseMs ?? PAUSE_MS, (ms, given) => pause(ms, given ?? signal));
  const slowDown = (seconds: number) => {
    paced.ms = Math.max(paced.ms, 1000 * seconds);
    return Math.max(1, Math.floor(PAUSES_MS / paced.ms));
  };
  const budget = new SourceBudget(environment, source);
  const reader = { fetchWeb: paced.fetch, now, signal, budget, slowDown };
  const asking = { reader, source, keys, cursor: source.cursor };
  const tooLong = () => new SourceFailure('unreachable', `${source.host} took more than ${READING_MS / 60_000} minutes`);
  // Of many queries those that came in time are kept, else the same would be asked, and lost, again and again.
  const fetchInTime: WebFetch = (request) =>
    paced.fetch(request).catch((error: unknown) => {
      stop.throwIfAborted();
      throw inTime.aborted ? tooLong() : error;
    });
  try {
    const reading = isAskedKind(kind)
      ? await askForTopics(environment, ASKED[kind], {
          ...asking,
          reader: { ...reader, fetchWeb: fetchInTime },
          moneyLeft: () => budget.moneyLeft(),
        })
      : { ...(await FOLLOWED_KINDS[kind](asking)), broken: null, roundBegan: null };
    return { ...reading, interval: await budget.interval(), pauseMs: paced.ms };
  } catch (error) {
    stop.throwIfAborted();
    if (inTime.aborted) throw tooLong();
    throw error;
  }
}

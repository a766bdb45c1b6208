/** An API that is played: it gives answers that are made up, and keeps what it was asked and what was to be paid. */
import type { Cost } from '../../src/outside/connectors/budget.ts';
import type { KeyedReader } from '../../src/outside/connectors/reading.ts';
import { SourceFailure } from '../../src/outside/connectors/source-failure.ts';
import { answerFailure } from '../../src/outside/connectors/web/answer-failure.ts';
import type { WebFetch } from '../../src/outside/connectors/web-fetch.ts';

export interface PlayedAnswer {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  /** A text as it stands, all else as JSON. */
  body: unknown;
}

export interface PlayedApi {
  reader: KeyedReader;
  asked: { url: URL; headers: Readonly<Record<string, string>> }[];
  /** What was set aside, and what it did cost; null where nobody said. */
  bills: { bucket: string; most: Cost; spent: Cost | null }[];
}

export interface Playing {
  now?: string;
  /** So many calls may be paid. */
  calls?: number;
}

/** Answers in turn, or by what is asked. The last of a list is given again and again. */
export function playApi(answers: readonly PlayedAnswer[] | ((url: URL) => PlayedAnswer), playing: Playing = {}): PlayedApi {
  const now = () => new Date(playing.now ?? '2026-11-23T06:00:00Z');
  const asked: PlayedApi['asked'] = [];
  const fetchWeb: WebFetch = async ({ url, headers = {}, readsErrors }) => {
    const at = new URL(url);
    const answer = typeof answers === 'function' ? answers(at) : (answers[asked.length] ?? answers.at(-1));
    asked.push({ url: at, headers });
    const { status = 200, body, headers: given = {} } = answer ?? { body: '' };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const received = new Headers(given);
    const failure = answerFailure(status, received, at.host, now());
    if (!failure) return { status, url, headers: received, text };
    throw new SourceFailure(
      failure.kind,
      failure.message,
      failure.until,
      readsErrors ? { status, headers: received, text } : null,
    );
  };
  const { budget, bills } = purse(playing.calls);
  return { reader: { fetchWeb, now, budget }, asked, bills };
}

/** A budget that keeps its bills. */
export function purse(calls = Number.POSITIVE_INFINITY): Pick<PlayedApi, 'bills'> & Pick<KeyedReader, 'budget'> {
  const bills: PlayedApi['bills'] = [];
  const budget: KeyedReader['budget'] = {
    async reserve(bucket, most) {
      if (bills.length >= calls) throw new SourceFailure('out-of-budget', 'spent', new Date('2026-11-24T00:00:00Z'));
      const bill: PlayedApi['bills'][number] = { bucket, most, spent: null };
      bills.push(bill);
      return async (spent) => {
        bill.spent = spent;
      };
    },
  };
  return { budget, bills };
}

/** The failure, whose message holds nothing of what a test calls secret. */
export async function failureOf(reading: Promise<unknown>): Promise<SourceFailure> {
  const failure: unknown = await reading.catch((error: unknown) => error);
  if (!(failure instanceof SourceFailure)) throw new Error('it is no failure of a source', { cause: failure });
  if (/secret/i.test(failure.message)) throw new Error(`a message with a secret: ${failure.message}`);
  return failure;
}

/** X API v2 over HTTP (docs.x.com: rate limits, response codes, pricing). Keys of apps only: nothing is read in the name of a person. */
import { z } from 'zod';
import type { Cost } from '../budget.ts';
import { type ApiCall, callApi, type Meaning, type Refusal } from '../call-api.ts';
import type { KeyedReader } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';

export const X_HOST = 'https://api.x.com';

export interface XKey {
  /** Of an app. */
  bearer: string;
  /** Where the API is; default: the live one. */
  base?: string;
}

/** Millionths of a dollar (pricing, 2026-08). What is read twice on one day of UTC is charged once: the bill may be lower. */
export const X_PRICES = { post: 5_000, user: 10_000, counts: 5_000 } as const;
const NOTHING: Cost = { calls: 1, microdollars: 0 };
const WINDOW_MS = 15 * 60_000;

const problem = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  period: z.string().optional(),
  errors: z
    .array(z.object({ parameters: z.record(z.string(), z.unknown()).optional(), message: z.string().optional() }))
    .optional(),
});

export type XQuestion<Answer> = Pick<ApiCall<Answer>, 'bucket' | 'most' | 'shape'> & {
  path: string;
  parameters: Readonly<Record<string, string>>;
  costOf?: (answer: Answer) => Cost;
};

/** @throws SourceFailure */
export function askX<Answer>(reader: KeyedReader, { bearer, base = X_HOST }: XKey, question: XQuestion<Answer>) {
  const { path, parameters, ...call } = question;
  const url = `${base}${path}?${new URLSearchParams(parameters).toString()}`;
  return callApi(reader, { ...call, url, headers: { authorization: `Bearer ${bearer}` }, refused: NOTHING, meaningOf });
}

/** Where the source has said with its answer that it will refuse the next question. */
export function usedUp(headers: Headers, host: string, now: Date): SourceFailure | null {
  if (headers.get('x-rate-limit-remaining') !== '0') return null;
  return new SourceFailure('rate-limited', `${host} has given all that it gives for now`, resetOf(headers, now));
}

/** The parameters that an answer of 400 finds fault with. Some of these answers name no type of problem. */
export function refusedParameters({ status, body }: Pick<Refusal, 'status' | 'body'>): string[] {
  if (status !== 400) return [];
  const errors = problem.safeParse(body).data?.errors ?? [];
  return errors.flatMap(({ parameters, message }) => [
    ...Object.keys(parameters ?? {}),
    ...[...(message ?? '').matchAll(/^[^[]*\[([a-z_.]+)\]/g)].map(([, name = '']) => name),
  ]);
}

const LACKS_ACCESS: Meaning = {
  kind: 'unauthorised',
  says: 'does not let this key do that: the app lacks access, or is not enrolled',
};

/** By the end of `type`, an address of X. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  'rate-limit-exceeded': { kind: 'rate-limited', says: 'was asked too often' },
  'usage-capped': { kind: 'out-of-budget', says: 'has given all that the plan allows' },
  credits: { kind: 'out-of-budget', says: 'wants to be paid first: the credits of the account are used up' },
  'client-forbidden': LACKS_ACCESS,
  'client-not-enrolled': LACKS_ACCESS,
  'unsupported-authentication': LACKS_ACCESS,
  'not-authorized-for-resource': { kind: 'blocked', says: 'does not show that to everybody' },
  'invalid-request': { kind: 'bad-query', says: 'does not understand the question' },
};
/** Where the body names no type of problem. */
const OF_STATUS: Readonly<Record<number, Meaning | undefined>> = {
  402: MEANINGS['credits'],
  429: MEANINGS['rate-limit-exceeded'],
};

/** A 401 is no bad key where its body says otherwise. */
function meaningOf({ status, headers, body }: Refusal, now: Date): Meaning | null {
  const said = problem.safeParse(body).data;
  const type = /\/problems\/([a-z-]+)$/.exec(said?.type ?? '')?.[1] ?? '';
  const meaning = MEANINGS[type] ?? OF_STATUS[status];
  if (meaning?.kind === 'rate-limited') return { ...meaning, until: resetOf(headers, now) };
  if (meaning?.kind === 'out-of-budget') return { ...meaning, until: endOfCap(said?.period, now) };
  return meaning ?? null;
}

/** Windows are of 15 minutes; a time without reason is not believed. */
function resetOf(headers: Headers, now: Date): Date {
  const reset = Number(headers.get('x-rate-limit-reset') ?? Number.NaN) * 1000;
  const isSoon = reset > now.getTime() && reset <= now.getTime() + 24 * 60 * 60_000;
  return new Date(isSoon ? reset : now.getTime() + WINDOW_MS);
}

/** The day of a monthly cap is the account's own: nobody knows it here. */
function endOfCap(period: string | undefined, now: Date): Date | null {
  return period === 'Daily' ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)) : null;
}

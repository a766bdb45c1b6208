/** Meta's Graph API over HTTP (developers.facebook.com: Graph API, error handling, rate limiting), for Facebook and Instagram alike. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { callApi, type Meaning, type MeaningOf } from '../call-api.ts';
import type { KeyedReader } from '../reading.ts';
import { SourceFailure } from '../source-failure.ts';
import { type Usage, usageOf } from './usage.ts';

export const GRAPH = 'https://graph.facebook.com/v26.0';

export interface GraphKey {
  /** Of a system user, best of all: its limits are those of the page or the account, not of the app. */
  token: string;
  /** Of the app: without it, what is public needs the token of the app itself. */
  secret?: string | undefined;
  /** Where the API is, with its version; default: the live one. */
  base?: string | undefined;
}

const ONE = { calls: 1, microdollars: 0 } as const;
const HOUR_MS = 60 * 60_000;
/** Of `X-App-Usage` and the like; whoever goes on is refused everything for an hour. */
const NEARLY_ALL = 95;

const problem = z.object({
  error: z.object({ code: z.number(), message: z.string().optional(), is_transient: z.boolean().optional() }),
});

export interface GraphQuestion<Answer> {
  /** Parts of the path. */
  path: readonly string[];
  parameters: Readonly<Record<string, string | undefined>>;
  shape: z.ZodType<Answer>;
}

/** @throws SourceFailure */
export async function askGraph<Answer>(
  reader: KeyedReader,
  { token, secret, base = GRAPH }: GraphKey,
  question: GraphQuestion<Answer>,
) {
  const url = new URL(`${base}/${question.path.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(question.parameters)) if (value !== undefined) url.searchParams.set(name, value);
  // Shows that the app asks; it is of use only with the token, which does not stand there.
  if (secret) url.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(token).digest('hex'));
  const headers = { authorization: `Bearer ${token}` };
  const { shape } = question;
  const call = { url: url.href, headers, bucket: 'calls', most: ONE, refused: ONE, shape, meaningOf };
  const { answer, headers: received } = await callApi(reader, call);
  return { answer, stopped: nearlyUsedUp(received, url.host, reader.now()) };
}

/** For what goes wrong with a page that is remembered: what it stood behind may be deleted, and the way back begins anew. */
export function placeIsGone(place: unknown): (error: unknown) => { answer: null; stopped: null } {
  return (error) => {
    if (place !== null && error instanceof SourceFailure && error.kind === 'bad-query') return { answer: null, stopped: null };
    throw error;
  };
}

/** Names and numbers become parts of addresses and of field lists: what is none is not asked. */
export function checkedName(name: string, what: string): string {
  if (/^[\w.-]{1,100}$/.test(name)) return name;
  throw new SourceFailure('bad-query', `This is not the name of ${what}`);
}

const THROTTLED: Meaning = { kind: 'rate-limited', says: 'was asked too often' };
const NO_PERMISSION: Meaning = {
  kind: 'unauthorised',
  says: 'does not let this key see that: it lacks a permission, or the app lacks the feature (Page or Instagram Public Content Access)',
};
const BAD_KEY: Meaning = { kind: 'unauthorised', says: 'does not take the key: it has expired, or was withdrawn' };
const PASSING: Meaning = { kind: 'unreachable', says: 'has a failure of its own' };

const MEANINGS: Readonly<Record<number, Meaning>> = {
  1: PASSING,
  2: PASSING,
  3: NO_PERMISSION,
  4: THROTTLED,
  10: NO_PERMISSION,
  17: THROTTLED,
  18: { kind: 'rate-limited', says: 'lets an account ask for 30 hashtags in seven days, and was asked for another one' },
  24: { kind: 'bad-query', says: 'knows no such hashtag, or does not show it' },
  32: THROTTLED,
  100: { kind: 'bad-query', says: 'knows nothing of that name, or does not show it to this key' },
  102: BAD_KEY,
  110: { kind: 'bad-query', says: 'knows no such account, or it is not a professional one' },
  190: BAD_KEY,
  341: THROTTLED,
  368: { kind: 'blocked', says: 'has blocked this for a time, since it looked like misuse' },
  613: THROTTLED,
  803: { kind: 'bad-query', says: 'knows nothing of that name' },
};

const meaningOf: MeaningOf = ({ headers, body }, now) => {
  const error = problem.safeParse(body).data?.error;
  if (!error) return null;
  const meaning = isOfFeature(error.message) ? NO_PERMISSION : byCode(error.code);
  if (meaning?.kind !== 'rate-limited') return meaning ?? (error.is_transient ? PASSING : null);
  return { ...meaning, until: regainedAt(usageOf(headers), now) };
};

function nearlyUsedUp(headers: Headers, host: string, now: Date): SourceFailure | null {
  const usage = usageOf(headers);
  if (usage.percent < NEARLY_ALL) return null;
  return new SourceFailure('rate-limited', `${host} has given nearly all that it gives for now`, regainedAt(usage, now));
}

/** What is counted is counted over an hour, where it does not say more. */
function regainedAt({ regainMinutes }: Usage, now: Date): Date {
  return new Date(now.getTime() + (regainMinutes > 0 ? regainMinutes * 60_000 : HOUR_MS));
}

function byCode(code: number): Meaning | undefined {
  if (code >= 80_000 && code < 80_100) return THROTTLED;
  if (code >= 200 && code < 300) return NO_PERMISSION;
  return MEANINGS[code];
}

/** Code 100 stands for a name that there is not, and for a feature that the app lacks: only the words tell which. */
function isOfFeature(message = ''): boolean {
  return /public (?:content|metadata) access|missing permission/i.test(message);
}

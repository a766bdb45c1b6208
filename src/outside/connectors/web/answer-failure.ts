/** What an answer that is none means for the source. */
import { type FailureKind, SourceFailure } from '../source-failure.ts';

const DAY_MS = 86_400_000;

const MEANINGS: Readonly<Record<number, readonly [FailureKind, string]>> = {
  400: ['bad-query', 'does not understand the question'],
  401: ['unauthorised', 'asks for a key, or for another one'],
  403: ['blocked', 'does not let us in'],
  404: ['unreachable', 'has nothing there any more: it is gone, or was never there'],
  407: ['unauthorised', 'stands behind a proxy that asks for a key'],
  408: ['unreachable', 'gave up waiting'],
  410: ['gone', 'says that it is gone for good'],
  414: ['bad-query', 'finds the question too long'],
  420: ['rate-limited', 'was asked too often'],
  422: ['bad-query', 'does not understand the question'],
  429: ['rate-limited', 'was asked too often'],
  451: ['blocked', 'may not show this, for legal reasons'],
};

/** null for what may be read. `host`: for the message, which names neither path nor query, since they may hold keys. */
export function answerFailure(status: number, headers: Headers, host: string, now: Date): SourceFailure | null {
  if (headers.get('cf-mitigated') === 'challenge') {
    return new SourceFailure('blocked', `${host} asks for proof that a person is reading (${status})`);
  }
  if ((status >= 200 && status < 300) || status === 304) return null;
  const after = askedUntil(headers.get('retry-after'), now);
  if (status === 503 && after) return new SourceFailure('rate-limited', `${host} asks to come back later (503)`, after);
  const [kind, said] = MEANINGS[status] ?? others(status);
  return new SourceFailure(kind, `${host} ${said} (${status})`, kind === 'rate-limited' ? (after ?? reset(headers, now)) : null);
}

function others(status: number): readonly [FailureKind, string] {
  if (status >= 500) return ['unreachable', 'has a failure of its own'];
  if (status >= 400) return ['bad-query', 'does not take the question'];
  return ['unreachable', 'sends us elsewhere without saying where'];
}

/** X and Reddit say it in place of `Retry-After`: the time of the reset, or the seconds to it. Both say it with every answer. */
function reset(headers: Headers, now: Date): Date | null {
  return askedUntil(headers.get('x-rate-limit-reset') ?? headers.get('x-ratelimit-reset'), now);
}

/**
 * Seconds or a date (RFC 9110, 10.2.3). At most a day: who asks for more is either mistaken, or can say so again then.
 */
function askedUntil(value: string | null, now: Date): Date | null {
  const wait = milliseconds(value?.trim() ?? '', now);
  return wait === null ? null : new Date(now.getTime() + Math.min(DAY_MS, Math.max(0, wait)));
}

/** No wait is this long, in seconds: it is a time. */
const EPOCH_SECONDS = 1e9;

function milliseconds(value: string, now: Date): number | null {
  if (/^\d+(?:\.\d+)?$/.test(value)) {
    const seconds = Number(value);
    return seconds > EPOCH_SECONDS ? seconds * 1000 - now.getTime() : seconds * 1000;
  }
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now.getTime();
}

/** Why Google's APIs refuse (developers.google.com: YouTube Data API errors, global domain errors): by the reason in the body. */
import { z } from 'zod';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import type { Meaning, MeaningOf } from './call-api.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

const detail = z.object({ reason: z.string().optional(), metadata: z.record(z.string(), z.unknown()).optional() });
const problem = z.object({
  error: z.object({
    status: z.string().optional(),
    message: z.string().optional().catch(undefined),
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    details: z.array(detail.catch({})).optional(),
  }),
});

const DAILY = new Set(['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg']);
const TOO_FAST = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED', 'RESOURCE_EXHAUSTED']);
const NO_KEY = new Set(
  (
    'keyInvalid keyExpired accessNotConfigured ipRefererBlocked forbidden insufficientPermissions API_KEY_INVALID API_KEY_EXPIRED ' +
    'SERVICE_DISABLED API_KEY_SERVICE_BLOCKED API_KEY_HTTP_REFERRER_BLOCKED API_KEY_IP_ADDRESS_BLOCKED PERMISSION_DENIED UNAUTHENTICATED'
  ).split(' '),
);
const PASSING = new Set(['processingFailure', 'backendError', 'internalError', 'UNAVAILABLE', 'INTERNAL']);
const BAD = new Set(
  'badRequest invalid invalidParameter invalidPageToken missingRequiredParameter required INVALID_ARGUMENT'.split(' '),
);

/** All reasons that a body gives: that of the call first, then those of the platform. Empty where it is no refusal of Google's. */
export function googleReasons(body: unknown): string[] {
  const error = problem.safeParse(body).data?.error;
  const reasons = [error?.errors?.[0]?.reason, ...(error?.details ?? []).map(({ reason }) => reason), error?.status];
  return reasons.filter((reason) => reason !== undefined);
}

export const googleMeaning: MeaningOf = ({ body }, now): Meaning | null => {
  const reasons = googleReasons(body);
  const is = (those: ReadonlySet<string>) => reasons.some((reason) => those.has(reason));
  if (is(DAILY) || (is(TOO_FAST) && isOfDay(body))) {
    return { kind: 'out-of-budget', says: 'has given all that it gives on one day', until: nextPacificMidnight(now) };
  }
  if (is(TOO_FAST)) {
    return { kind: 'rate-limited', says: 'was asked too often', until: new Date(now.getTime() + MINUTE_MS) };
  }
  // A bad key comes as a bad request, with the key in a detail.
  if (is(NO_KEY)) return { kind: 'unauthorised', says: 'does not take the key, or the key may not use this API' };
  if (is(PASSING)) return { kind: 'unreachable', says: 'has a failure of its own' };
  if (is(BAD)) return { kind: 'bad-query', says: 'does not understand the question' };
  return null;
};

/** Of newer refusals only the name of the limit says which it is; where there are no details, it stands in the message. */
function isOfDay(body: unknown): boolean {
  const { details = [], message = '' } = problem.safeParse(body).data?.error ?? {};
  const named = details.map(({ metadata = {} }) => [metadata['quota_limit'], metadata['quota_unit']]);
  return /per_?day|1\/d\//i.test(JSON.stringify(named)) || /limit '[^']*per day'/i.test(message);
}

/** When daily quotas begin anew. Clocks change at two in the morning there: midnight is always one instant. */
export function nextPacificMidnight(now: Date): Date {
  const ahead = zoneOffsets('America/Los_Angeles');
  const midnight = (Math.floor((now.getTime() + ahead(now.getTime())) / DAY_MS) + 1) * DAY_MS;
  return new Date(midnight - ahead(midnight - ahead(now.getTime())));
}

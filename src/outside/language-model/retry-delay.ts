/** How long to wait before an attempt is repeated. */

const FIRST_MS = 500;
const LONGEST_MS = 8_000;
/** An endpoint that asks for more is asked again another time. */
const LONGEST_ASKED_MS = 60_000;

/**
 * Milliseconds before attempt `attempt` (1 is the first repetition): what the endpoint asks for by `retry-after-ms` or
 * `retry-after` (seconds or a date), else doubling from half a second, less up to a quarter by `chance` (0 to 1). null:
 * it asks for more than a minute, so that there is no repetition.
 */
export function retryDelay(attempt: number, headers: Headers | undefined, now: Date, chance: number): number | null {
  const asked = askedDelay(headers, now);
  if (asked !== null) return asked > LONGEST_ASKED_MS ? null : asked;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (1 - chance / 4);
}

/** Whoever says more means something else, and no calendar has its end. */
const MOST_MS = 24 * 60 * 60_000;

/** What the endpoint asks for, in milliseconds, a day at most; null where it asks for nothing, or for a time gone by. */
export function askedDelay(headers: Headers | undefined, now: Date): number | null {
  const after = headers?.get('retry-after') ?? '';
  const milliseconds = numberOf(headers?.get('retry-after-ms') ?? '') ?? (numberOf(after) ?? Number.NaN) * 1000;
  const asked = Number.isNaN(milliseconds) ? Date.parse(after) - now.getTime() : milliseconds;
  return asked >= 0 ? Math.min(MOST_MS, asked) : null;
}

function numberOf(value: string): number | null {
  return /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

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
  if (asked !== null) return asked > LONGEST_ASKED_MS ? null : Math.max(0, asked);
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (1 - chance / 4);
}

/** What the endpoint asks for, in milliseconds; null where it does not. */
export function askedDelay(headers: Headers | undefined, now: Date): number | null {
  const milliseconds = numberOf(headers?.get('retry-after-ms'));
  if (milliseconds !== null) return milliseconds;
  const after = headers?.get('retry-after');
  const seconds = numberOf(after);
  if (seconds !== null) return seconds * 1000;
  const date = Date.parse(after ?? '');
  return Number.isNaN(date) ? null : date - now.getTime();
}

function numberOf(value: string | null | undefined): number | null {
  return value && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

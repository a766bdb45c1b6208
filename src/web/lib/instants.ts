/** Instants as addresses and calls write them: ISO 8601 with a zone, of days that the calendar has. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const DAY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether the calendar has the day: 31 February has the pattern of a day, but is none. */
export function isDay(day: string): boolean {
  return DAY_PATTERN.test(day) && new Date(Date.parse(day)).toISOString().startsWith(day);
}

/** What `instant` (contract/filter.ts) accepts. */
export function isInstant(text: string): boolean {
  const day = INSTANT.exec(text)?.[1];
  return day !== undefined && isDay(day);
}

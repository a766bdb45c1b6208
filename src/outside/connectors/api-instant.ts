/** Times as APIs write them: RFC 3339, Meta's `+0000` without a colon, and what names no zone and is UTC (Brave's `page_age`). */
const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|([+-]\d{2}):?(\d{2}))?$/i;

/** In UTC, with milliseconds; null for what is no time, or none that a calendar has. */
export function apiInstant(text: unknown): string | null {
  const [, local, hours, minutes] = TIME.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  if (local === undefined) return null;
  const time = Date.parse(`${local}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

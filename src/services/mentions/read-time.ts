/** Times as they stand in files: ISO 8601 with or without a zone, a space instead of the T, or a date alone. */
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const MINUTE = 60_000;

/** Milliseconds since 1970, or undefined for what is no time. */
export function timeReader(timezone: string): (text: string) => number | undefined {
  const offsetAt = zoneOffsets(timezone);

  /** What the clock of the zone shows as an instant. The hour a clock change skips counts from before the change. */
  function instantOf(clock: number): number {
    return clock - offsetAt(clock - offsetAt(clock));
  }

  return (text) => {
    const parts = SHAPE.exec(text.trim());
    if (!parts) return undefined;
    const clock = clockTime(parts);
    if (clock === undefined) return undefined;
    const zone = parts[8];
    if (zone === undefined) return instantOf(clock);
    const minutes = zone.toUpperCase() === 'Z' ? 0 : zoneMinutes(zone);
    return minutes === undefined ? undefined : clock - minutes * MINUTE;
  };
}

/** The fields read as if they were UTC; undefined for the 30th of February and the like. */
function clockTime(parts: RegExpExecArray): number | undefined {
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const clock = Date.UTC(year, month - 1, day, hour, minute, second, Number((parts[7] ?? '').padEnd(3, '0').slice(0, 3)));
  const date = new Date(clock);
  // Date.UTC takes the years 0 to 99 for those of the twentieth century.
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? clock : undefined;
}

/** undefined for what no place on earth has. */
function zoneMinutes(zone: string): number | undefined {
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || 0);
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Offsets of one zone, remembered: asking Intl for each of a million posts would take longer than storing them. */

const MINUTE = 60 * 1000;
/** Clocks change on the half hour at the finest, and posts of one set lie close together. */
const SLOT = 30 * MINUTE;
const MAX_SLOTS = 50_000;

/** By zone: whoever asks about a zone again has its offsets at hand. */
const zones = new Map<string, (at: number) => number>();
const MAX_ZONES = 100;

/** Instant → what its clock is ahead of UTC, both in milliseconds. NaN for an unknown zone. */
export function zoneOffsets(timezone: string): (at: number) => number {
  const known = zones.get(timezone);
  if (known) return known;
  if (zones.size >= MAX_ZONES) zones.clear();
  const offsets = rememberedOffsets(timezone);
  zones.set(timezone, offsets);
  return offsets;
}

const FIXED_OFFSET = /^([+-])(\d{2}):?(\d{2})$/;

/** Of a name like `+0800`, in milliseconds: not every browser's Intl takes those. */
export function fixedOffset(timezone: string): number | undefined {
  const parts = FIXED_OFFSET.exec(timezone);
  return parts ? aheadOf(parts) : undefined;
}

function rememberedOffsets(timezone: string): (at: number) => number {
  const fixed = fixedOffset(timezone);
  if (fixed !== undefined) return () => fixed;
  const asked = askedOffsets(timezone);
  const offsets = new Map<number, number>();
  return (at) => {
    const slot = Math.floor(at / SLOT);
    const known = offsets.get(slot);
    if (known !== undefined) return known;
    const offset = asked(slot * SLOT);
    if (offsets.size >= MAX_SLOTS) offsets.clear();
    offsets.set(slot, offset);
    return offset;
  };
}

/** At the end of what Intl writes, nothing where it is none; before clocks were set by zones it has seconds. */
const WRITTEN_OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

function askedOffsets(timezone: string): (at: number) => number {
  const format = longOffsetFormat(timezone);
  return (at) => {
    const parts = format && Number.isFinite(at) ? WRITTEN_OFFSET.exec(format.format(at)) : null;
    return parts ? aheadOf(parts) : Number.NaN;
  };
}

function longOffsetFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}

function aheadOf([, sign, hours = '0', minutes = '0', seconds = '0']: RegExpExecArray): number {
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

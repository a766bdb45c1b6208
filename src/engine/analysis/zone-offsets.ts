/** Offsets of one zone, remembered: asking Intl for each of a million posts would take longer than storing them. */
import { tzOffset } from '@date-fns/tz';

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

const FIXED_OFFSET = /^[+-]\d{2}:?\d{2}$/;

/** Of a name like `+0800`, in milliseconds: Intl refuses it anew each time, which takes a year by days 0.1 s. */
export function fixedOffset(timezone: string): number | undefined {
  return FIXED_OFFSET.test(timezone) ? tzOffset(timezone, new Date(0)) * MINUTE : undefined;
}

function rememberedOffsets(timezone: string): (at: number) => number {
  const fixed = fixedOffset(timezone);
  if (fixed !== undefined) return () => fixed;
  const offsets = new Map<number, number>();
  return (at) => {
    const slot = Math.floor(at / SLOT);
    const known = offsets.get(slot);
    if (known !== undefined) return known;
    const offset = tzOffset(timezone, new Date(slot * SLOT)) * MINUTE;
    if (offsets.size >= MAX_SLOTS) offsets.clear();
    offsets.set(slot, offset);
    return offset;
  };
}

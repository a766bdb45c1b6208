import { expect, test } from 'vitest';
import { windowAt, windowEnding } from './known-windows.ts';
import { type Rhythm, windowAround, windowBefore } from './rhythm.ts';

const RHYTHMS: Rhythm[] = [
  { unit: 'hour', count: 1, at: 0 },
  { unit: 'hour', count: 12, at: 0 },
  { unit: 'day', count: 1, at: 480 },
];

test('are the very windows of the calendar, however often and in whatever order they are asked for', () => {
  const start = Date.UTC(2026, 2, 27);
  // Back and forth over a night in which clocks change, so that some are remembered and some forgotten.
  for (let step = 0; step < 2000; step++) {
    const at = new Date(start + ((step * 7919) % (5 * 24 * 60)) * 60_000);
    for (const rhythm of RHYTHMS)
      for (const zone of ['Europe/London', '+0800']) {
        expect(windowAt(at, rhythm, zone)).toEqual(windowAround(at, rhythm, zone));
        expect(windowEnding(at, rhythm, zone)).toEqual(windowBefore(at, rhythm, zone));
      }
  }
});

test('nobody who changes one changes what others get', () => {
  const [rhythm, at] = [{ unit: 'day', count: 1, at: 0 } as const, new Date('2026-03-10T12:00:00Z')];
  windowAt(at, rhythm, '+0000').start.setTime(0);
  expect(windowAt(at, rhythm, '+0000').start).toEqual(new Date('2026-03-10T00:00:00Z'));
});

import { expect, test } from 'vitest';
import { windowAt, windowEnding } from './known-windows.ts';
import { type Rhythm, windowAround } from './rhythm.ts';

const RHYTHMS: Rhythm[] = [
  { unit: 'hour', count: 1, at: 0 },
  { unit: 'hour', count: 12, at: 0 },
  { unit: 'day', count: 1, at: 480 },
];

/** Minutes from the evening before clocks change in London on: a walk in which windows are met again soon, late, and not at all. */
const WALK = Array.from({ length: 100 }, (_, step) => (step * 7919) % (step % 3 === 0 ? 400 : 3 * 24 * 60));

test.each(RHYTHMS.flatMap((rhythm) => ['Europe/London', '+0800'].map((zone) => ({ ...rhythm, zone }))))(
  'are the very windows of the calendar, in whatever order they are asked for: $count $unit, $zone',
  ({ zone, ...rhythm }) => {
    const instants = WALK.map((minutes) => new Date(Date.UTC(2026, 2, 28, 20) + minutes * 60_000));
    expect(instants.map((at) => windowAt(at, rhythm, zone))).toEqual(instants.map((at) => windowAround(at, rhythm, zone)));
    const before = instants.map((at) => windowAround(new Date(at.getTime() - 1), rhythm, zone));
    expect(instants.map((at) => windowEnding(at, rhythm, zone))).toEqual(before);
  },
);

test('nobody who changes one changes what others get', () => {
  const [rhythm, at] = [{ unit: 'day', count: 1, at: 0 } as const, new Date('2026-03-10T12:00:00Z')];
  windowAt(at, rhythm, '+0000').start.setTime(0);
  expect(windowAt(at, rhythm, '+0000').start).toEqual(new Date('2026-03-10T00:00:00Z'));
});

import { describe, expect, it } from 'vitest';
import { REFRESH_AGES, refreshRound } from './refresh-windows.ts';

const NOW = new Date('2026-11-23T10:00:00.400Z');
const PRESENT = Date.parse('2026-11-23T10:00:00Z') / 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('the windows of a round', () => {
  it.each([
    { name: 'the first time', last: null, since: 0, windows: [] },
    { name: 'at the same moment', last: NOW, since: 0, windows: [] },
    {
      name: 'after ten minutes',
      last: ago(10 * MINUTE),
      since: 10 * MINUTE,
      windows: REFRESH_AGES.toReversed().map((age) => [age + 10 * MINUTE, age]),
    },
    {
      name: 'after six hours: those of one hour and of six touch',
      last: ago(6 * HOUR),
      since: 6 * HOUR,
      windows: [
        [7 * DAY + 6 * HOUR, 7 * DAY],
        [3 * DAY + 6 * HOUR, 3 * DAY],
        [DAY + 6 * HOUR, DAY],
        [12 * HOUR, HOUR],
      ],
    },
    {
      name: 'after a day',
      last: ago(DAY),
      since: DAY,
      windows: [
        [8 * DAY, 7 * DAY],
        [4 * DAY, 3 * DAY],
        [2 * DAY, HOUR],
      ],
    },
    {
      name: 'after a month: no further back than a day',
      last: ago(30 * DAY),
      since: DAY,
      windows: [
        [8 * DAY, 7 * DAY],
        [4 * DAY, 3 * DAY],
        [2 * DAY, HOUR],
      ],
    },
  ])('$name', ({ last, since, windows }) => {
    const expected = windows.map(([from = 0, to = 0]) => ({ from: PRESENT - from, to: PRESENT - to }));
    expect(refreshRound(last, NOW)).toEqual({ since: PRESENT - since, to: PRESENT, windows: expected });
  });

  it('never go back where the clock was set back', () => {
    const ahead = new Date(NOW.getTime() + HOUR * 1000);
    expect(refreshRound(ahead, NOW)).toEqual({ since: PRESENT + HOUR, to: PRESENT + HOUR, windows: [] });
  });
});

describe('a post', () => {
  /** At which of its ages, in seconds, it is looked up where rounds are made at these. */
  function lookedUpAt(rounds: readonly number[]): number[] {
    let last = new Date((PRESENT - MINUTE) * 1000);
    return rounds.filter((age) => {
      const round = refreshRound(last, new Date((PRESENT + age) * 1000));
      last = new Date(round.to * 1000);
      const holding = round.windows.filter(({ from, to }) => from <= PRESENT && PRESENT < to);
      expect(holding.length).toBeLessThan(2);
      return holding.length > 0;
    });
  }

  const everyMinute = Array.from({ length: (9 * DAY) / MINUTE }, (_, minute) => minute * MINUTE);
  const everyHour = Array.from({ length: 9 * 24 }, (_, hour) => hour * HOUR);

  it.each([
    { name: 'every minute', rounds: everyMinute, at: REFRESH_AGES.map((age) => age + MINUTE) },
    // At the very age it is not of it yet.
    { name: 'every hour', rounds: everyHour, at: REFRESH_AGES.map((age) => age + HOUR) },
    { name: 'not for some hours, in which it came to two ages', rounds: [30 * MINUTE, 8 * HOUR, 9 * HOUR], at: [8 * HOUR] },
    { name: 'not for a day and a half', rounds: [2 * HOUR, 38 * HOUR, 39 * HOUR], at: [2 * HOUR, 38 * HOUR] },
    { name: 'not for three days: one age is given up', rounds: [2 * HOUR, 71 * HOUR, 73 * HOUR], at: [2 * HOUR, 73 * HOUR] },
  ])('is looked up once for each age: $name', ({ rounds, at }) => {
    expect(lookedUpAt(rounds)).toEqual(at);
  });
});

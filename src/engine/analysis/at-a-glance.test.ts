import { describe, expect, it } from 'vitest';
import { atAGlance, glanceAt } from './at-a-glance.ts';

const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(0, 16));

describe('glanceAt', () => {
  it('cuts the day a week ago at this time of day', () => {
    const glance = glanceAt(new Date('2026-03-15T01:30:00Z'), 'Asia/Hong_Kong');
    expect(glance.dates).toHaveLength(14);
    expect([glance.dates[0], glance.dates.at(-1)]).toEqual(['2026-03-02', '2026-03-15']);
    expect(glance.edges).toHaveLength(16);
    expect(iso(glance.edges).slice(6, 9)).toEqual(['2026-03-07T16:00', '2026-03-08T01:30', '2026-03-08T16:00']);
    expect(glance.days).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(glance.before).toBe(7);
  });

  it('keeps the time on the clock where the clock was changed between', () => {
    const glance = glanceAt(new Date('2026-03-30T08:00:00Z'), 'Europe/London');
    expect(iso(glance.edges)).toContain('2026-03-23T09:00');
  });

  it('leaves today what it is where the next begins before this time is over', () => {
    const glance = glanceAt(new Date('2026-03-15T15:57:00Z'), 'Asia/Hong_Kong', new Date('2026-03-15T16:00:00Z'));
    expect(glance.dates.at(-1)).toBe('2026-03-15');
    expect(glance.before).toBe(7);
  });

  it('cuts nothing at the beginning of a day', () => {
    const glance = glanceAt(new Date('2026-03-14T16:00:00Z'), 'Asia/Hong_Kong');
    expect(glance.edges).toHaveLength(15);
    expect(glance.before).toBe(6);
  });
});

describe('atAGlance', () => {
  const glance = glanceAt(new Date('2026-03-15T01:30:00Z'), 'Asia/Hong_Kong');
  // The last of the first eight is what came later that day.
  const before = [1, 1, 1, 1, 2, 2, 2, 9];
  const nothing = [0, 0, 0, 0, 0, 0, 0];

  it.each([
    ['as much of the week before', [...before, 0, 5, 5, 0, 0, 0, 5], true, { value: 15, previous: 10, change: 50 }, 5],
    ['nothing since', [...before, ...nothing], true, { value: 0, previous: 10, change: -100 }, 0],
    ['nothing before', [...nothing, 9, 0, 0, 0, 0, 0, 1, 2], true, { value: 3, previous: null, change: null }, 2],
    ['a topic that began within the two weeks', [...before, ...nothing], false, { value: 0, previous: null, change: null }, 0],
  ])('%s', (_name, counts, covered, mentions, today) => {
    expect(atAGlance(glance, counts, covered)).toMatchObject({ mentions, today });
  });

  it('puts the day that is cut together again', () => {
    expect(atAGlance(glance, [...before, ...nothing], true).byDay).toEqual([1, 1, 1, 1, 2, 2, 11, ...nothing]);
  });
});

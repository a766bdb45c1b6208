import { describe, expect, it } from 'vitest';
import { SOURCE_FAILURES, type SourceFailureKind } from '../../contract/sources.ts';
import { FAILURE_POLICIES } from './failure-policy.ts';
import { type Asked, afterFailure, afterReading, type Found, firstInterval, type Refusal } from './next-asking.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const HOUR_MS = 3_600_000;
const NEW: Asked = { failures: 0, intervalSeconds: 3600, rate: 0, succeededAt: null };

function refusal(ms: number | null): Refusal {
  return { kind: 'rate-limited', until: ms === null ? null : new Date(NOW.getTime() + ms) };
}

function seconds(date: Date): number {
  return (date.getTime() - NOW.getTime()) / 1000;
}

describe('after a reading', () => {
  it.each([
    { name: 'a day without posts', lastDay: 0, interval: 3600 },
    { name: 'five posts a day', lastDay: 5, interval: 3600 },
    { name: 'two posts an hour', lastDay: 48, interval: 900 },
    { name: 'six posts an hour', lastDay: 144, interval: 300 },
    { name: 'more than anybody should be asked for', lastDay: 2000, interval: 120 },
  ])('the first time: $name', ({ lastDay, interval }) => {
    const next = afterReading('feed', NEW, { newPosts: lastDay, lastDay, isWhole: true }, NOW, 0.5);
    expect(next).toMatchObject({ intervalSeconds: interval, failures: 0 });
    expect(seconds(next.dueAt)).toBe(interval);
  });

  it('comes to the pace of its source, from above and from below', () => {
    for (const start of [0, 50]) {
      let asked: Asked = { ...NEW, rate: start, succeededAt: NOW };
      for (let hour = 1; hour <= 24 * 10; hour++) {
        const now = new Date(NOW.getTime() + hour * HOUR_MS);
        asked = { ...afterReading('feed', asked, { newPosts: 4, lastDay: 0, isWhole: true }, now, 0.5), succeededAt: now };
      }
      expect(asked.rate).toBeCloseTo(4, 0);
      expect(asked.intervalSeconds / 450).toBeCloseTo(1, 1);
    }
  });

  it('wakes up a source that failed', () => {
    const asked = { ...NEW, failures: 12, succeededAt: NOW };
    expect(afterReading('feed', asked, { newPosts: 0, lastDay: 0, isWhole: true }, NOW, 0).failures).toBe(0);
  });

  it('goes on soon where there is more', () => {
    const next = afterReading('discourse', NEW, { newPosts: 50, lastDay: 0, isWhole: false }, NOW, 0.9);
    expect(seconds(next.dueAt)).toBe(5);
  });

  it.each([
    { isWhole: true, affordable: 900, wait: 900 },
    { isWhole: true, affordable: 30, wait: 120 },
    { isWhole: false, affordable: 900, wait: 900 },
    { isWhole: false, affordable: 0, wait: 5 },
  ])('asks no sooner than can be paid for: $affordable', ({ wait, ...found }) => {
    const next = afterReading('x', NEW, { newPosts: 0, lastDay: 20_000, ...found }, NOW, 0.5);
    expect(seconds(next.dueAt)).toBe(wait);
  });

  it.each<[string, Partial<Found>, number, number]>([
    ['comes after the time that the source names', { stopped: refusal(HOUR_MS), isWhole: false }, 3600 + 15, 1],
    ['nor sooner than it would without', { stopped: refusal(60_000), isWhole: true }, 9720, 1],
    ['nor sooner than can be paid for', { stopped: refusal(60_000), isWhole: false, affordable: 900 }, 900, 1],
    ['waits as after a first failure where none is named', { stopped: refusal(null), isWhole: false }, 150, 1],
    ['waits longer each time where nothing came of it', { stopped: refusal(null), isWhole: false, isEmpty: true }, 1200, 4],
  ])('that was stopped: %s', (_name, found, wait, failures) => {
    const asked = { ...NEW, failures: 3, succeededAt: NOW };
    const next = afterReading('website', asked, { newPosts: 3, lastDay: 3, isWhole: false, ...found }, NOW, 0);
    expect([Math.round(seconds(next.dueAt)), next.failures]).toEqual([wait, failures]);
  });

  it.each([0, 0.5, 1])('spreads by a tenth to either side: %s', (chance) => {
    const next = afterReading('feed', NEW, { newPosts: 0, lastDay: 0, isWhole: true }, NOW, chance);
    expect(seconds(next.dueAt)).toBe(3240 + 720 * chance);
  });

  it('asks a forum more often than a feed of the same pace', () => {
    expect(firstInterval('discourse')).toBeLessThan(firstInterval('feed'));
  });
});

describe('after a failure', () => {
  const waits = (kind: SourceFailureKind, times: number, chance = 1) =>
    Array.from({ length: times }, (_, failures) =>
      seconds(afterFailure({ ...NEW, failures }, { kind, until: null }, NOW, chance).dueAt),
    );

  it('waits twice as long each time, up to an end', () => {
    expect(waits('unreachable', 10)).toEqual([60, 120, 240, 480, 960, 1920, 3840, 21_600, 21_600, 21_600]);
    expect(waits('unreachable', 4, 0)).toEqual([30, 60, 120, 240]);
  });

  it.each(SOURCE_FAILURES.map((kind) => [kind]))(
    'of every kind, never less than before and never more than the most: %s',
    (kind) => {
      const all = waits(kind, 1000);
      expect(all.every((wait, at) => wait >= (all[at - 1] ?? 0) && wait <= FAILURE_POLICIES[kind].most)).toBe(true);
    },
  );

  it('keeps what is known of the pace', () => {
    const asked = { failures: 1, intervalSeconds: 300, rate: 6, succeededAt: NOW };
    expect(afterFailure(asked, { kind: 'unreachable', until: null }, NOW, 0)).toMatchObject({
      failures: 2,
      intervalSeconds: 300,
      rate: 6,
    });
  });

  it.each([0, 0.5, 1])('comes after the time that the source names, and not with everybody: %s', (chance) => {
    const until = new Date(NOW.getTime() + HOUR_MS);
    const wait = seconds(afterFailure(NEW, { kind: 'rate-limited', until }, NOW, chance).dueAt);
    expect(wait).toBeGreaterThanOrEqual(3600);
    expect(wait).toBeLessThanOrEqual(3630);
  });

  it('takes no notice of a time that is past', () => {
    const until = new Date(NOW.getTime() - HOUR_MS);
    expect(seconds(afterFailure(NEW, { kind: 'rate-limited', until }, NOW, 1).dueAt)).toBe(300);
  });
});

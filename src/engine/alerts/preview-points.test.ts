import { expect, test } from 'vitest';
import type { AlertRule } from '../../contract/alerts.ts';
import type { DecidedWindow } from './decide-windows.ts';
import { previewPoints } from './preview-points.ts';

const MINUTES = 15;
const WINDOWS = 2880;
const TOPICS = Array.from({ length: 20 }, (_, place) => place + 1);
const START = Date.parse('2026-03-10T00:00:00Z');
const endOf = (place: number) => new Date(START + (place + 1) * MINUTES * 60_000);

/** Thirty days of quarters of an hour, of twenty topics; of the first, each window that `meets` names. */
function windowsOf(meets: (place: number) => boolean, isPeriodic = false): DecidedWindow[] {
  return Array.from({ length: WINDOWS }, (_, place) => {
    const isMet = meets(place);
    const decision = { state: isMet ? 'firing' : 'normal', tellAfter: null } as const;
    return {
      window: { start: new Date(START + place * MINUTES * 60_000), end: endOf(place) },
      figures: TOPICS.map((id) => {
        const figure = { topicId: String(id), mentions: place % 7, score: null, previous: null, usual: null, spread: null };
        return { ...figure, level: 3, baseline: 1, met: !isPeriodic && isMet && id === 1 };
      }),
      // Every other one falls into the cool-down of the one before.
      decision: { ...decision, tell: isMet && place % 4 === 0, heldBack: isMet && place % 4 !== 0 ? 'cool-down' : null },
    } as unknown as DecidedWindow;
  });
}

const rule = (alertType: AlertRule['alertType']) =>
  ({ alertType, conConditionEquation: 'increase', conConditionType: 'number', conConditionValue: 3 }) as unknown as AlertRule;

test.each([
  ['every other window of the first topic', 'conversation' as const, (place: number) => place % 2 === 0],
  ['a row of windows', 'conversation' as const, (place: number) => place >= 100 && place < 140],
])('what was told or held back keeps its point, however many there are: %s', (_name, type, meets) => {
  const windows = windowsOf(meets);
  const [first, second] = previewPoints(rule(type), TOPICS, windows);
  const wanted = windows.filter((_, place) => meets(place)).map(({ window }) => window.end.toISOString());
  expect(first?.points.filter(({ met }) => met).map(({ end }) => end)).toEqual(wanted);
  const ends = first?.points.map(({ end }) => end) ?? [];
  expect(ends).toEqual(ends.toSorted());
  // Of topics that did not meet it nothing was told: they have a point in five windows.
  expect(second?.points).toHaveLength(WINDOWS / 5);
});

test('of windows in a row of which nothing was told, the highest has the point', () => {
  const [first] = previewPoints(
    rule('conversation'),
    TOPICS,
    windowsOf(() => false),
  );
  expect(first?.points).toHaveLength(WINDOWS / 5);
  expect(first?.points.slice(0, 3).map(({ value }) => value)).toEqual([4, 6, 6]);
});

test('each summary that is due has a point', () => {
  const points = previewPoints(
    rule('periodic'),
    TOPICS,
    windowsOf(() => true, true),
  );
  expect(points.map((topic) => topic.points.length)).toEqual(TOPICS.map(() => WINDOWS));
});

import { expect, test } from 'vitest';
import { askedAgainIn, fillOf, planState } from './plan-state.ts';

const timezone = 'Asia/Hong_Kong';
const END = '2026-03-31T16:00:00.000Z';

test.each([
  ['months before', '2025-12-01T00:00:00Z', { kind: 'running', daysLeft: 121 }],
  ['fifteen days, counted with both', '2026-03-17T00:00:00Z', { kind: 'running', daysLeft: 15 }],
  ['fourteen', '2026-03-18T00:00:00Z', { kind: 'ending', daysLeft: 14 }],
  ['a day that has begun in Hong Kong and not in London', '2026-03-29T17:00:00Z', { kind: 'ending', daysLeft: 2 }],
  ['the last day', '2026-03-31T15:59:00Z', { kind: 'ending', daysLeft: 1 }],
  ['a clock that is fast: the server says it runs', '2026-04-02T00:00:00Z', { kind: 'ending', daysLeft: 1 }],
])('%s', (_case, now, state) => {
  const given = { expired: false, now: Date.parse(now), timezone };
  expect(planState({ endsAt: END }, given)).toEqual({ ...state, lastDay: '2026-03-31' });
});

test('it has ended when the server says so, whatever the clock here says', () => {
  const given = { expired: true, now: Date.parse('2026-01-01T00:00:00Z'), timezone };
  expect(planState({ endsAt: END }, given)).toEqual({ kind: 'ended', lastDay: '2026-03-31', daysLeft: 0 });
  expect(planState({ endsAt: '' }, given)).toEqual({ kind: 'none' });
});

test.each([
  [0, 50, 'room'],
  [39, 50, 'room'],
  [40, 50, 'nearly'],
  [49, 50, 'nearly'],
  [50, 50, 'full'],
  [51, 50, 'full'],
  [0, 0, 'full'],
  [0, 1, 'room'],
] as const)('%i of %i: %s', (used, max, fill) => {
  expect(fillOf(used, max)).toBe(fill);
});

test.each([
  ['no plan', '', 600_000],
  ['a far end', '2026-06-01T00:00:00Z', 600_000],
  ['an end in a minute', '2026-03-10T12:01:00Z', 62_000],
  ['just now', '2026-03-10T11:59:58.500Z', 1000],
  ['long ago', '2026-03-01T00:00:00Z', 600_000],
])('the server is asked again: %s', (_case, endsAt, expected) => {
  expect(askedAgainIn(endsAt, Date.parse('2026-03-10T12:00:00Z'))).toBe(expected);
});

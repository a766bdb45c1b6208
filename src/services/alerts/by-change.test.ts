import { expect, test } from 'vitest';
import type { Condition } from '../../contract/alert-conditions.ts';
import type { AlertFigures } from '../../contract/alerts.ts';
import { judge } from '../../engine/alerts/judge.ts';
import { byChange } from './by-change.ts';

/** Mentions of a topic that is called so: now, and before, or in the weeks before. */
type Given = [topicId: string, value: number, before: number | number[]];

function topicOf(condition: Condition | null, [topicId, value, before]: Given): { figures: AlertFigures } {
  const [previous, usual] = Array.isArray(before) ? [null, before] : [before, []];
  const known = { topicId, mentions: value, score: null };
  const nothing = { met: false, baseline: null, level: null, change: null, percent: null, lacks: null };
  return { figures: { ...known, ...(condition ? judge(condition, { of: 'mentions', value, previous, usual }) : nothing) } };
}

const rise = { equation: 'increase', value: 10 } as const;
const usual = { type: 'smart', equation: 'increase', sensitivity: 'balanced' } as const;

test.each<[string, Condition | null, Given[], string]>([
  [
    'by mentions, where it asks for mentions',
    { ...rise, type: 'number' },
    [
      ['small', 20, 5],
      ['large', 140, 100],
    ],
    'large small',
  ],
  [
    'by percent, where it asks for percent',
    { ...rise, type: 'percentage' },
    [
      ['large', 140, 100],
      ['small', 20, 5],
    ],
    'small large',
  ],
  [
    'of a fall too',
    { type: 'number', equation: 'decrease', value: 5 },
    [
      ['a', 10, 16],
      ['b', 2, 40],
    ],
    'b a',
  ],
  [
    'by what is usual of each',
    usual,
    [
      ['wild', 90, [10, 60, 20, 40]],
      ['calm', 60, [20, 20, 21, 19]],
    ],
    'calm wild',
  ],
  [
    'what did not change so far, behind what did',
    { ...rise, type: 'number' },
    [
      ['falls', 1, 90],
      ['new', 3, 0],
    ],
    'new falls',
  ],
  [
    'as they come, where nothing is compared',
    null,
    [
      ['b', 1, 0],
      ['a', 90, 0],
    ],
    'b a',
  ],
])('topics are told of %s', (_name, condition, given, expected) => {
  const topics = given.map((one) => topicOf(condition, one));
  expect(
    byChange(topics)
      .map(({ figures }) => figures.topicId)
      .join(' '),
  ).toBe(expected);
});

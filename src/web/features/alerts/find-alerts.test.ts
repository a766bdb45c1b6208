import { describe, expect, it } from 'vitest';
import { snoozeUntil } from '../../lib/snooze.ts';
import { type Found, findAlerts, hasEnded, shownState } from './find-alerts.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const later = '2026-11-21T05:00:00.000Z';
const before = '2026-11-21T03:00:00.000Z';

const ROW: Omit<Found, 'id' | 'alertName' | 'state'> = {
  emails: [],
  topics: [],
  enabled: true,
  isOver: false,
  undecided: null,
  snoozedUntil: null,
  firedAt: null,
  createdAt: before,
};
const ROWS: [Found, Found, Found, Found] = [
  { ...ROW, id: '1', alertName: 'Tea', state: 'normal', topics: [{ id: '7', name: 'Milk tea' }] },
  {
    ...ROW,
    id: '2',
    alertName: 'Coffee',
    state: 'firing',
    firedAt: before,
    emails: [{ email: 'mei@example.org', state: 'asked' }],
  },
  { ...ROW, id: '3', alertName: 'Buns', state: 'firing', enabled: false, createdAt: later },
  { ...ROW, id: '4', alertName: 'Ｆerry', state: 'firing', snoozedUntil: later },
];

const TWO = [
  { id: '7', name: 'Milk tea' },
  { id: '8', name: 'Coffee' },
];

describe('alerts of the list', () => {
  it.each([
    ['off, whatever it measured', ROWS[2], 'off'],
    ['off, though its topics are over', { ...ROWS[2], isOver: true }, 'off'],
    ['over, though it is snoozed', { ...ROWS[3], isOver: true }, 'over'],
    ['snoozed', ROWS[3], 'snoozed'],
    ['undecided, where nothing could be decided', { ...ROWS[0], undecided: { why: 'weeks', topics: 1 } }, 'undecided'],
    ['normal, where some could', { ...ROWS[0], topics: TWO, undecided: { why: 'weeks', topics: 1 } }, 'normal'],
    ['firing, whatever else could not', { ...ROWS[1], undecided: { why: 'before', topics: 1 } }, 'firing'],
    ['as measured, once the snooze is over', { ...ROWS[3], snoozedUntil: before }, 'firing'],
  ] as [string, Found, string][])('are %s', (_name, row, state) => {
    expect(shownState(row, NOW)).toBe(state);
  });

  it.each([
    ['all, newest first', {}, ['3', '4', '2', '1']],
    ['by name', { sort: 'name' }, ['3', '2', '4', '1']],
    ['those that fire first', { sort: 'state' }, ['2', '1', '4', '3']],
    ['last fired', { sort: 'fired' }, ['2', '3', '4', '1']],
    ['of a state', { state: 'firing' }, ['2']],
    ['by the name of a topic', { text: 'MILK' }, ['1']],
    ['by an address', { text: 'mei@' }, ['2']],
    ['by a name in other letters', { text: 'ferry' }, ['4']],
  ] as const)('are found: %s', (_name, wanted, ids) => {
    const found = findAlerts(ROWS, { text: '', state: undefined, sort: 'newest', ...wanted }, NOW, 'en');
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  ['that runs', later, false],
  ['that has just ended', '2026-11-21T04:00:00.000Z', true],
  ['that ended, but was not evaluated', before, true],
  ['of an alert that is off', null, false],
] as const)('sees a window %s', (_name, nextEnd, ended) => {
  expect(hasEnded({ nextEnd }, NOW)).toBe(ended);
});

describe('a snooze', () => {
  it.each([
    ['an hour', 'hour', 'Asia/Hong_Kong', '2026-11-21T05:00:00.000Z'],
    ['tomorrow at eight', 'tomorrow', 'Asia/Hong_Kong', '2026-11-22T00:00:00.000Z'],
    ['tomorrow, where it is still yesterday', 'tomorrow', 'America/Los_Angeles', '2026-11-21T16:00:00.000Z'],
    ['a week', 'week', 'Asia/Hong_Kong', '2026-11-28T04:00:00.000Z'],
  ] as const)('ends after %s', (_name, snooze, timezone, end) => {
    expect(snoozeUntil(snooze, NOW, timezone)).toBe(end);
  });
});

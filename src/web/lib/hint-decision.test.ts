import { expect, it } from 'vitest';
import { HINT_PAUSE, type HintState, hintToShow } from './hint-decision.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const NOTHING: HintState = { offered: [], told: [], current: null, done: [], goneAt: null };

it.each<[string, Partial<HintState>, ReturnType<typeof hintToShow>]>([
  ['nothing where there is nothing to point at', {}, null],
  ['what the page offers', { offered: ['dragPeriod'] }, 'dragPeriod'],
  ['one of several', { offered: ['dragPeriod', 'openPosts'] }, 'openPosts'],
  ['the next where the first was told', { offered: ['dragPeriod', 'openPosts'], told: ['openPosts'] }, 'dragPeriod'],
  ['nothing where all were told', { offered: ['dragPeriod'], told: ['nextSteps', 'dragPeriod'] }, null],
  ['nothing that was done without it', { offered: ['dragPeriod'], done: ['dragPeriod'] }, null],
  [
    'the one that is shown, told or not',
    { offered: ['openPosts', 'dragPeriod'], told: ['dragPeriod'], current: 'dragPeriod' },
    'dragPeriod',
  ],
  ['no other while one is shown', { offered: ['openPosts'], current: 'dragPeriod' }, null],
  ['nothing once it is done', { offered: ['dragPeriod', 'openPosts'], current: 'dragPeriod', done: ['dragPeriod'] }, null],
  ['nothing right after another', { offered: ['dragPeriod'], goneAt: NOW - HINT_PAUSE + 1 }, null],
  ['another after a while', { offered: ['dragPeriod'], goneAt: NOW - HINT_PAUSE }, 'dragPeriod'],
])('shows %s', (_, state, shown) => {
  expect(hintToShow({ ...NOTHING, ...state }, NOW)).toBe(shown);
});

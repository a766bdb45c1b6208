import { expect, it } from 'vitest';
import type { AlertFigures } from '../../../contract/alerts.ts';
import { shownFigures } from './shown-figures.ts';
import { shownState } from './shown-state.ts';

const of = (lacks: AlertFigures['lacks'], met = false) => ({
  topicId: '7',
  topicName: 'Milk tea',
  mentions: 5,
  score: null,
  met,
  baseline: null,
  level: null,
  change: null,
  percent: null,
  lacks,
});

it.each([
  ['a digest', 'normal', 'periodic', [of(null)], 'normal'],
  ['a condition that was not met', 'normal', 'conversation', [of(null)], 'not-met'],
  ['one that was not met of one topic, and is not known of another', 'normal', 'sentiment', [of(null), of('weeks')], 'not-met'],
  ['one that could not be decided', 'normal', 'conversation', [of('before'), of('weeks')], 'undecided'],
  ['one that fired, whatever is not known of another', 'firing', 'conversation', [of(null, true), of('weeks')], 'firing'],
  ['one of which nothing arrived', 'no-data', 'conversation', [of('posts')], 'no-data'],
] as const)('the word of %s', (_name, state, alertType, figures, word) => {
  expect(shownState({ state, alertType, figures: [...figures] })).toBe(word);
});

it.each([
  ['those that met it', [of(null, true), of(null)], 1],
  ['all, where none did', [of(null), of('weeks')], 2],
] as const)('of the topics of a window are shown %s', (_name, figures, count) => {
  expect(shownFigures({ figures: [...figures] })).toHaveLength(count);
});

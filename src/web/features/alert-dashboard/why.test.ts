import { describe, expect, test } from 'vitest';
import type { AlertType } from '../../../contract/alert-conditions.ts';
import type { AlertFigures } from '../../../contract/alerts.ts';
import { VARIANTS } from '../../../contract/variants.ts';
import { createFormat } from '../../lib/format.ts';
import { whyOf } from './why.ts';

const format = createFormat('en', '+0800', VARIANTS.default.dateFormats);
const FIGURES: AlertFigures = {
  topicId: '1',
  mentions: 40,
  score: -12,
  met: true,
  baseline: 10,
  level: 24.2,
  change: 30,
  percent: 300,
  lacks: null,
};

describe('why a window was decided so', () => {
  test.each<[string, AlertType, Partial<AlertFigures>, object]>([
    [
      'a rise',
      'conversation',
      {},
      {
        key: 'rise',
        values: { value: '40', baseline: '10', level: '25' },
        changed: { key: 'morePercent', values: { amount: '30', percent: '+300%' } },
      },
    ],
    [
      'a rise from nothing',
      'conversation',
      { baseline: 0, percent: null, change: 40 },
      { key: 'rise', changed: { key: 'more', values: { amount: '40' } } },
    ],
    [
      'a fall',
      'conversation',
      { change: -6, percent: -60, level: 4.8 },
      { key: 'fall', values: { level: '4' }, changed: { key: 'fewerPercent', values: { amount: '6', percent: '−60%' } } },
    ],
    [
      'a rise where a fall is looked for',
      'conversation',
      { level: 4.8 },
      { key: 'fall', values: { level: '4' }, changed: { key: 'morePercent' } },
    ],
    ['a fall of what is too little', 'conversation', { change: -6, percent: -60, level: -30 }, { key: 'tooFew' }],
    ['no change', 'conversation', { change: 0, percent: 0 }, { key: 'same', changed: null }],
    ['a worse score', 'sentiment', { change: -22, level: 0 }, { key: 'scoreFall', values: { value: '−12', change: '−22' } }],
    ['a better score', 'sentiment', { change: 22 }, { key: 'scoreRise', values: { change: '+22' }, changed: null }],
    ['a level that no score has', 'sentiment', { change: 22, level: 450 }, { key: 'scoreNever', values: { change: '+22' } }],
    ['a digest', 'periodic', { baseline: null, change: null }, { key: 'digest', values: { value: '40' } }],
    ['a digest of what did not arrive', 'periodic', { baseline: null, change: null, lacks: 'posts' }, { key: 'digestLacks' }],
    [
      'a percentage of nothing',
      'conversation',
      { lacks: 'before', baseline: 0, percent: null, level: null, change: 40 },
      { key: 'lacksPercentage', values: { value: '40' } },
    ],
    ['no scores', 'sentiment', { lacks: 'scores', score: null }, { key: 'lacksScores', values: { value: '–' } }],
    ['too few weeks', 'conversation', { lacks: 'weeks' }, { key: 'lacksWeeks' }],
    ['sources that fail', 'conversation', { lacks: 'posts', change: -6, percent: -60 }, { key: 'lacksPosts' }],
  ])('%s', (_name, type, given, expected) => {
    expect(whyOf(type, { ...FIGURES, ...given }, format)).toMatchObject(expected);
  });
});

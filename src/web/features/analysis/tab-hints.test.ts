import { expect, it } from 'vitest';
import { hintsOf } from './tab-hints.ts';

it.each([
  ['overview', { filtered: false, mouse: true }, ['openPosts', 'dragPeriod']],
  ['overview', { filtered: false, mouse: false }, ['openPosts']],
  ['when', { filtered: true, mouse: true }, ['saveView', 'openPosts', 'dragPeriod']],
  ['who', { filtered: true, mouse: true }, ['saveView']],
  ['who', { filtered: false, mouse: true }, []],
  ['raw-data', { filtered: false, mouse: true }, ['postKeys', 'correctSentiment']],
  ['raw-data', { filtered: false, mouse: false }, []],
] as const)('%s, %o', (tab, shown, hints) => {
  expect(hintsOf({ tab, ...shown })).toEqual(hints);
});

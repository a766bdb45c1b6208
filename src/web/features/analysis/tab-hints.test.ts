import { expect, it } from 'vitest';
import { hintsOf } from './tab-hints.ts';

it.each([
  ['overview', { filtered: false, mouse: true, keys: true }, ['openPosts', 'dragPeriod']],
  ['overview', { filtered: false, mouse: false, keys: false }, ['openPosts']],
  ['when', { filtered: true, mouse: true, keys: true }, ['saveView', 'openPosts', 'dragPeriod']],
  ['who', { filtered: true, mouse: true, keys: true }, ['saveView']],
  ['who', { filtered: false, mouse: true, keys: true }, []],
  ['raw-data', { filtered: false, mouse: true, keys: true }, ['postKeys', 'correctSentiment']],
  ['raw-data', { filtered: false, mouse: true, keys: false }, []],
  ['raw-data', { filtered: false, mouse: false, keys: false }, []],
] as const)('%s, %o', (tab, shown, hints) => {
  expect(hintsOf({ tab, ...shown })).toEqual(hints);
});

import { expect, it } from 'vitest';
import { SOURCE_FAILURES } from '../../../contract/sources.ts';
import { adviceOf, tryAdviceOf } from './source-advice.ts';

it('is one’s own matter of one’s own source', () => {
  for (const kind of SOURCE_FAILURES) expect(adviceOf({ forEverybody: false }, kind)).toEqual([kind]);
});

it.each([
  ['unauthorised', ['provided']],
  ['gone', ['provided']],
  ['internal', ['provided']],
  ['out-of-budget', ['out-of-budget', 'provided']],
  ['rate-limited', ['rate-limited', 'provided']],
] as const)('is the operator’s where he provides it: %s', (kind, advice) => {
  expect(adviceOf({ forEverybody: true }, kind)).toEqual(advice);
});

it('promises no further asking of what was only tried', () => {
  expect([tryAdviceOf('unreachable'), tryAdviceOf('blocked')]).toEqual(['unreachable', null]);
});

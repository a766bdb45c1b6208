import { expect, test } from 'vitest';
import { asksTimezone } from './organisation.ts';

test.each([
  ['nothing is known yet', '+0000', false, true, true],
  ['nobody is signed in', '+0000', false, false, false],
  ['it is known and not the default', 'Asia/Hong_Kong', true, true, false],
  ['it is known to be the default', '+0000', true, true, true],
  ['it was known to whoever was signed in', 'Asia/Hong_Kong', true, false, false],
])('whether the timezone is asked for: %s', (_what, timezone, known, signedIn, asks) => {
  expect(asksTimezone({ timezone, known }, signedIn)).toBe(asks);
});

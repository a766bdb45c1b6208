import { expect, test } from 'vitest';
import { isDoorPath, isLinkPath } from './door-paths.ts';

test.each([
  ['/login', true, false],
  ['/register', true, false],
  ['/forgotpassword/', true, false],
  ['/users/confirm', true, true],
  ['/users/reset//', true, true],
  ['/loginx', false, false],
  ['/users', false, false],
  ['/', false, false],
])('%s', (path, isDoor, isLink) => {
  expect([isDoorPath(path), isLinkPath(path)]).toEqual([isDoor, isLink]);
});

import { expect, it } from 'vitest';
import { callbackUrlOf } from './callback-url.ts';

it.each<[string, boolean]>([
  ['https://earshot.org.hk', true],
  ['https://earshot.org.hk:8443', true],
  ['https://8.8.8.8', true],
  ['http://earshot.org.hk', false],
  ['https://localhost:8080', false],
  ['https://earshot', false],
  ['https://earshot.local', false],
  ['https://earshot.internal', false],
  ['https://192.168.1.2', false],
  ['https://[::1]', false],
])('%s', (url, isReached) => {
  expect(callbackUrlOf(url)).toBe(isReached ? url : null);
});

/** What is remembered of where somebody was. */
import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from './fake-storage.ts';

function opened() {
  vi.resetModules();
  return import('./visited.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('window', { localStorage });
});

test.each([
  ['/', '/'],
  ['/alerts', '/alerts'],
  ['/topics/7/raw-data', '/topics/7'],
  ['/topics/7/edit', '/topics/7'],
  ['/topics/new', null],
  ['/alerts/create', null],
])('%s is %s', async (path, place) => {
  const { placeOf } = await opened();
  expect(placeOf(path)).toBe(place);
});

test('the last comes first, each once, and not without end', async () => {
  const { useVisited, visit } = await opened();
  for (const path of ['/topics/1/what', '/topics/2/what', '/topics/new', '/topics/1/who']) visit(path, 'ada');
  expect(useVisited.getState().paths).toEqual(['/topics/1', '/topics/2']);
  for (let id = 10; id < 60; id++) visit(`/topics/${id}`, 'ada');
  expect(useVisited.getState().paths).toHaveLength(20);
  expect(useVisited.getState().paths[0]).toBe('/topics/59');
});

test('it is there when the page opens again, and not for somebody else', async () => {
  (await opened()).visit('/topics/1/what', 'ada');
  const { useVisited, visit } = await opened();
  expect(useVisited.getState().paths).toEqual(['/topics/1']);
  visit('/alerts', 'ben');
  expect(useVisited.getState()).toEqual({ of: 'ben', paths: ['/alerts'] });
});

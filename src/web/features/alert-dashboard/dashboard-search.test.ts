import { describe, expect, test } from 'vitest';
import { type DashboardSearch, dashboardSearch, openKey, toggled } from './dashboard-search.ts';

const END = '2026-03-10T12:30:00.000Z';
const LINKED: DashboardSearch = { alert: 7, window: END };

describe('which window is open', () => {
  test.each<[string, DashboardSearch, string | undefined]>([
    ['none', {}, undefined],
    ['the one that was opened', { open: `8@${END}` }, `8@${END}`],
    ['the one that a link names', LINKED, `7@${END}`],
    ['none, as it was closed', { ...LINKED, open: 'none' }, 'none'],
    ['none, as the link names no alert', { window: END }, undefined],
  ])('%s', (_name, search, expected) => {
    expect(openKey(search)).toBe(expected);
  });

  test('changes with each click on it', () => {
    expect(toggled({}, `7@${END}`)).toBe(`7@${END}`);
    expect(toggled({ open: `7@${END}` }, `7@${END}`)).toBeUndefined();
    expect(toggled(LINKED, `7@${END}`)).toBe('none');
    expect(toggled({ ...LINKED, open: 'none' }, `7@${END}`)).toBe(`7@${END}`);
  });
});

test('an address that says something else says nothing', () => {
  expect(dashboardSearch({ alert: '7', window: END })).toEqual(LINKED);
  expect(dashboardSearch({ alert: 'x', window: 'yesterday', which: 'all' })).toEqual({});
});

import { expect, test } from 'vitest';
import { dashboardSearch, namedWindow } from '../../web/features/alert-dashboard/dashboard-search.ts';
import { runLink } from './run-link.ts';

test('the dashboard reads the window from the address', () => {
  const url = new URL(runLink('https://earshot.example', 7, new Date('2026-03-10T12:30:00.000Z')));
  expect(url.origin + url.pathname).toBe('https://earshot.example/alert-dashboard');
  const search = dashboardSearch(Object.fromEntries(url.searchParams));
  expect(namedWindow(search)).toEqual({ alertId: '7', windowEnd: '2026-03-10T12:30:00.000Z' });
});

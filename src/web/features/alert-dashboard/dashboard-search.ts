/** What of the dashboard stands in the address: what is looked for, the page, and which window is open. */
import { z } from 'zod';
import { instant } from '../../../contract/filter.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped, idInAddress } from '../../lib/address-fields.ts';
import { periodSearch } from '../../lib/filter-period.ts';

export const dashboardSearch = z.object({
  ...periodSearch.shape,
  which: dropped(z.literal('trouble')),
  alert: dropped(idInAddress),
  acknowledged: dropped(z.enum(['yes', 'no'])),
  rows: dropped(z.literal(LIMITS.rowsPerPage)),
  page: dropped(z.int().min(2)),
  /** With `alert`, the end of one window: that one alone is listed, opened. Links of messages have it. */
  window: dropped(instant),
  /** As runKey has it, or `none`. */
  open: dropped(z.string()),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;

export const DEFAULT_RUN_ROWS = 50;

/** A window of an alert, which has one run. */
export function runKey({ alertId: id, windowEnd }: { alertId: string; windowEnd: string }): string {
  return `${id}@${windowEnd}`;
}

/** Of the window that the address names, if it names one. */
export function namedWindow({ alert, window }: DashboardSearch): { alertId: string; windowEnd: string } | null {
  return alert && window ? { alertId: String(alert), windowEnd: window } : null;
}

/** Which is open: the one that was opened, or else the one that the address names. */
export function openKey(search: DashboardSearch): string | undefined {
  const named = namedWindow(search);
  return search.open ?? (named ? runKey(named) : undefined);
}

/** What the address says once this one was opened, or closed. */
export function toggled(search: DashboardSearch, key: string): string | undefined {
  if (openKey(search) !== key) return key;
  return namedWindow(search) ? 'none' : undefined;
}

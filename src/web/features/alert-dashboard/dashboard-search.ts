/** What of the dashboard stands in the address: what is looked for, the page, and which window is open. */
import { addressOf, idInAddress, LIST_PAGE, oneOf, plainText, type Read } from '../../lib/address-fields.ts';
import { isInstant } from '../../lib/instants.ts';
import { PERIOD_FIELDS } from '../../lib/period-search.ts';

const FIELDS = {
  ...PERIOD_FIELDS,
  ...LIST_PAGE,
  which: oneOf(['trouble'] as const),
  alert: idInAddress,
  acknowledged: oneOf(['yes', 'no'] as const),
  /** With `alert`, the end of one window: that one alone is listed, opened. Links of messages have it. */
  window: (given: unknown) => (typeof given === 'string' && isInstant(given) ? given : undefined),
  /** As runKey has it, or `none`. */
  open: plainText,
};
export const dashboardSearch = addressOf(FIELDS);
export type DashboardSearch = Read<typeof FIELDS>;

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

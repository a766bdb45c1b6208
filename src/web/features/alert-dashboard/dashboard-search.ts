/** What of the dashboard stands in the address: what is looked for, the page, and which window is open. */
import { z } from 'zod';
import { alertId } from '../../../contract/alerts.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped } from '../../lib/address-fields.ts';
import { periodSearch } from '../../lib/filter-period.ts';

export const dashboardSearch = z.object({
  ...periodSearch.shape,
  which: dropped(z.literal('trouble')),
  alert: dropped(z.coerce.string().pipe(alertId)),
  acknowledged: dropped(z.enum(['yes', 'no'])),
  rows: dropped(z.literal(LIMITS.rowsPerPage)),
  page: dropped(z.int().min(2)),
  /** As runKey has it. */
  open: dropped(z.string()),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;

export const DEFAULT_RUN_ROWS = 50;

/** A window of an alert, which has one run. */
export function runKey({ alertId: id, windowEnd }: { alertId: string; windowEnd: string }): string {
  return `${id}@${windowEnd}`;
}

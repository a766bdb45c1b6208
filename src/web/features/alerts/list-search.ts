/** What of the list of alerts, and of the form, stands in the address. */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped, idInAddress } from '../../lib/address-fields.ts';
import { ALERT_SORTS, SHOWN_STATES } from './find-alerts.ts';

export const alertListSearch = z.object({
  name: z.coerce.string().min(1).optional().catch(undefined),
  state: z.enum(SHOWN_STATES).optional().catch(undefined),
  sort: z.enum(ALERT_SORTS).optional().catch(undefined),
  rows: z.literal(LIMITS.rowsPerPage).optional().catch(undefined),
  page: z.int().min(2).optional().catch(undefined),
});
export type AlertListSearch = z.infer<typeof alertListSearch>;

export const DEFAULT_ALERT_SORT = 'newest';
export const DEFAULT_ALERT_ROWS = 25;

/** `topic`: with which a new alert begins. */
export const alertFormSearch = z.object({ topic: dropped(idInAddress) });

/** What of the list of mails stands in the address: the page, and which mail is open. */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { dropped } from '../../lib/address-fields.ts';

export const outboxSearch = z.object({
  rows: dropped(z.literal(LIMITS.rowsPerPage)),
  page: dropped(z.int().min(2)),
  open: dropped(z.uuid()),
});
export type OutboxSearch = z.infer<typeof outboxSearch>;

export const DEFAULT_MAIL_ROWS = 25;

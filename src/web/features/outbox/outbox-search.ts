/** What of the list of mails stands in the address: the page, and which mail is open. */
import { addressOf, LIST_PAGE, type Read } from '../../lib/address-fields.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const FIELDS = {
  ...LIST_PAGE,
  open: (given: unknown) => (typeof given === 'string' && UUID.test(given) ? given : undefined),
};
export const outboxSearch = addressOf(FIELDS);
export type OutboxSearch = Read<typeof FIELDS>;

export const DEFAULT_MAIL_ROWS = 25;

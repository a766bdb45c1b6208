/** What of the list of alerts, and of the form, stands in the address. */
import { addressOf, idInAddress, LIST_PAGE, oneOf, type Read, typedText } from '../../lib/address-fields.ts';
import { ALERT_SORTS, SHOWN_STATES } from './list-choices.ts';

const FIELDS = {
  ...LIST_PAGE,
  name: typedText,
  state: oneOf(SHOWN_STATES),
  sort: oneOf(ALERT_SORTS),
};
export const alertListSearch = addressOf(FIELDS);
export type AlertListSearch = Read<typeof FIELDS>;

export const DEFAULT_ALERT_SORT = 'newest';
export const DEFAULT_ALERT_ROWS = 25;

/** `topic`: with which a new alert begins. */
export const alertFormSearch = addressOf({ topic: idInAddress });

/** What of the list of names stands in the address: the text searched for, the page. */
import { addressOf, LIST_PAGE, type Read, typedText } from '../../lib/address-fields.ts';

const FIELDS = {
  ...LIST_PAGE,
  name: typedText,
};
export const nameListSearch = addressOf(FIELDS);
export type NameListSearch = Read<typeof FIELDS>;

export const DEFAULT_NAME_ROWS = 50;

/** What of the topic list stands in the address: the text searched for, the order, the page, and whether it is of hidden or of featured ones. */
import { addressOf, LIST_PAGE, oneOf, type Read, typedText } from '../../lib/address-fields.ts';
import { TOPIC_SORTS } from './sort-topics.ts';

const FIELDS = {
  ...LIST_PAGE,
  name: typedText,
  sort: oneOf(TOPIC_SORTS),
  hidden: oneOf([true]),
  featured: oneOf([true]),
};
export const topicListSearch = addressOf(FIELDS);
export type TopicListSearch = Read<typeof FIELDS>;

export const DEFAULT_TOPIC_SORT = 'newest';
export const DEFAULT_TOPIC_ROWS = 25;

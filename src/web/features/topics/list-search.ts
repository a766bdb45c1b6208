/** What of the topic list stands in the address: the text searched for, the order, the page. */
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import { TOPIC_SORTS } from './sort-topics.ts';

export const topicListSearch = z.object({
  name: z.coerce.string().min(1).optional().catch(undefined),
  sort: z.enum(TOPIC_SORTS).optional().catch(undefined),
  rows: z.literal(LIMITS.rowsPerPage).optional().catch(undefined),
  page: z.int().min(2).optional().catch(undefined),
});
export type TopicListSearch = z.infer<typeof topicListSearch>;

export const DEFAULT_TOPIC_SORT = 'newest';
export const DEFAULT_TOPIC_ROWS = 25;

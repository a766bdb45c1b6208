/** What a post is about, as it goes over the wire. */

import { z } from 'zod';
import { CLASSIFICATIONS, ENTITY_KEY, ENTITY_TYPES, NAME_LENGTH } from './filter-choices.ts';

export type EntityType = (typeof ENTITY_TYPES)[number];

export type Classification = (typeof CLASSIFICATIONS)[number];

export const entity = z.object({ type: z.enum(ENTITY_TYPES), name: z.string() });
export type Entity = z.infer<typeof entity>;

/** An entity as a filter names it: `place:Hong Kong`. */
export const entityKey = z.string().max(NAME_LENGTH).regex(ENTITY_KEY);

/** As a post tells of it; `chineseName`: what it is called in Chinese, null where that is no other name. */
export const namedEntity = entity.extend({ chineseName: z.string().nullable() });

export const classified = z.object({
  label: z.enum(CLASSIFICATIONS),
  /** The rule that applied, `label.reason`; null where the text as it is shown no longer has what the rule saw. */
  rule: z.string().nullable(),
  /** The words of the post that the rule saw. */
  words: z.array(z.string()),
});
export type Classified = z.infer<typeof classified>;

/** What a topic's filter can be set to, each with the mentions it has. */
import { z } from 'zod';
import { mediaType } from '../media-types.ts';
import { CLASSIFICATIONS } from '../themes.ts';
import { countedEntity } from './what.ts';

const count = z.number().int();

/** Most first; lists that have no end hold the first WHAT_ITEMS. */
export const filterOptions = z.object({
  mediaTypes: z.array(z.object({ type: mediaType, count })),
  languages: z.array(z.object({ language: z.string(), count })),
  classifications: z.array(z.object({ label: z.enum(CLASSIFICATIONS), count })),
  entities: z.array(countedEntity.pick({ key: true, type: true, name: true, chineseName: true, count: true })),
  authors: z.array(z.object({ id: z.string(), name: z.string(), mediaType, count })),
  domains: z.array(z.object({ domain: z.string(), count })),
  tags: z.array(z.object({ tag: z.string(), count })),
});
export type FilterOptions = z.infer<typeof filterOptions>;

/** What a topic's filter can be set to, each with the mentions it has. */
import { z } from 'zod';
import { mediaType, queryFilter } from '../filter.ts';
import { CLASSIFICATIONS } from '../filter-choices.ts';
import { LIMITS } from '../limits.ts';
import { isStorable } from '../text.ts';
import { analysisInput, NO_FILTER } from './inputs.ts';
import { countedEntity } from './what.ts';

const count = z.number().int();

/** Most first; of entities, authors and sites the first WHAT_ITEMS. */
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

const OPTION_LISTS = filterOptions.keyof().options;
export type OptionList = keyof FilterOptions;

export const filterOptionsInput = analysisInput.extend({
  filter: queryFilter
    .extend({
      /** Those that are asked for; the others are empty. All of them without it. */
      lists: z.array(z.enum(OPTION_LISTS)).max(OPTION_LISTS.length).default(OPTION_LISTS),
      /** Of authors, entities and sites only those whose name has these characters somewhere, whatever their case. */
      search: z.string().trim().max(LIMITS.searchedName, 'textTooLong').refine(isStorable).optional(),
    })
    .default({ ...NO_FILTER, lists: OPTION_LISTS }),
});
/** A filter as it is asked with, and which of its choices. */
export type AskedOptions = NonNullable<z.input<typeof filterOptionsInput>['filter']>;

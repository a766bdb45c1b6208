/** A search of all collected posts, whatever topics they are of, in the keyword language. */
import { z } from 'zod';
import { measured, timeBucket } from './analysis/figures.ts';
import { filterOptions, filterOptionsInput } from './analysis/filter-options.ts';
import { fieldsFromAddress, SPREAD } from './analysis/from-address.ts';
import { NO_FILTER, postPage } from './analysis/inputs.ts';
import { rawData } from './analysis/posts.ts';
import { endpoint } from './endpoint.ts';
import { granularity, queryFilter } from './filter.ts';
import { LIMITS } from './limits.ts';
import { counted } from './pages.ts';
import { isStorable } from './text.ts';

const { of: _, ...page } = postPage;

/**
 * A filter, and which posts of it. Without dates all that is collected is searched: so a field that is not known, which may be a date by
 * another name, is refused.
 */
const params = z
  .strictObject({
    ...queryFilter.shape,
    ...page,
    /** The fields of the filter may stand here instead of beside the others. */
    filter: z.strictObject(queryFilter.shape).partial().optional(),
  })
  .default({ ...NO_FILTER, sort: 'newest', skip: 0, limit: 50 })
  .transform(({ filter, ...beside }) => ({ ...beside, ...filter }))
  .refine(({ startDate, endDate }) => !startDate || !endDate || Date.parse(startDate) < Date.parse(endDate), {
    path: ['startDate'],
    message: 'startNotBeforeEnd',
  });

/** In the keyword language. */
const query = z
  .string()
  .trim()
  .min(1, 'queryEmpty')
  .max(LIMITS.queryLength, 'queryTooLong')
  .refine(isStorable, 'queryUnreadableTerm');

export const postSearchInput = z.object({ query, params });

export const postSearch = rawData.extend({
  ...measured,
  granularity,
  /** Every piece of time of the window, empty ones too; their sum is `count`. */
  volume: z.array(timeBucket.extend({ count: z.number().int() })),
  /** Instant of the newest arrival of any post; null when nothing was ever stored. */
  completeTo: z.string().nullable(),
});
export type PostSearch = z.infer<typeof postSearch>;

export const queryPosts = endpoint({
  method: 'GET',
  path: '/query',
  access: 'user',
  scope: 'read',
  summary: 'Search all posts',
  description:
    'Errors of the keyword language are `invalid`, with the first under `query` and each under `query.<offset>`. Of a post `duplicates` and `conversation` are null. `too_large` where the search would take longer than it may.',
  input: z
    .preprocess((given) => {
      if (typeof given !== 'object' || given === null) return given;
      const { query, ...fields } = given as Record<string, unknown>;
      return { query, params: fieldsFromAddress(fields) };
    }, postSearchInput)
    .meta(SPREAD),
  output: z.object({ data: postSearch.extend(counted) }),
});

const optionsFilter = filterOptionsInput.shape.filter;

/** A field that is not known is refused, as by a search. */
export const searchOptionsInput = z.strictObject({
  query,
  filter: z.strictObject(optionsFilter.unwrap().shape).default(optionsFilter.def.defaultValue),
});

export const querySearchOptions = endpoint({
  method: 'POST',
  path: '/query/filter-options',
  access: 'user',
  scope: 'read',
  summary: 'See what the filter of a search can be set to',
  description: 'In a body: a query may be longer than an address.',
  input: searchOptionsInput,
  output: z.object({ data: filterOptions }),
});

/** What a person has chosen, kept with their account: one record for each user, the same in every browser. */
import { z } from 'zod';
import { accountLanguage } from './account-pages.ts';
import { endpoint } from './endpoint.ts';
import { FIRST_CALLS } from './first-calls.ts';
import { LIMITS } from './limits.ts';
import { isStorableThroughout } from './text.ts';
import { topicId } from './topics.ts';

/** A topic named twice is one. */
export const comparisonTopicIds = z
  .array(topicId)
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(topicId).max(LIMITS.comparedTopics, 'tooManyComparedTopics'));

/** Light or dark. */
const theme = z.enum(['light', 'dark']);

/**
 * Fields that this version does not know are kept as they are. A language or theme that is left out was never chosen: then the page is in
 * English, and as light or dark as the system. Such fields are also those of told-once.ts.
 */
export const preference = z.looseObject({
  comparisonTopicIds,
  language: accountLanguage.optional(),
  theme: theme.optional(),
});
export type Preference = z.infer<typeof preference>;

/** What of a stored record this version can read; a field that it cannot counts as not chosen. */
export const storedChoices = z.object({
  comparisonTopicIds: comparisonTopicIds.catch([]),
  language: accountLanguage.optional().catch(undefined),
  theme: theme.optional().catch(undefined),
});

export const getPreferences = endpoint({
  ...FIRST_CALLS.getPreferences,
  scope: 'read',
  summary: 'See what one has chosen',
  description: '`data` has one item. Topics that are gone are left out.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ preference })) }),
});

/** Fields that are left out stay as they were; null takes back any but the topics. */
export const preferenceInput = z
  .looseObject({
    comparisonTopicIds: comparisonTopicIds.optional(),
    language: accountLanguage.nullable().optional(),
    theme: theme.nullable().optional(),
  })
  .refine(isStorableThroughout, { message: 'malformed', path: ['preference'] });

export const savePreferences = endpoint({
  ...FIRST_CALLS.savePreferences,
  scope: 'write',
  summary: 'Keep what one has chosen',
  input: preferenceInput,
  output: z.object({ preference }),
});

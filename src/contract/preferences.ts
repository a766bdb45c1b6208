/** What a person has chosen, kept with their account: one record for each user, the same in every browser. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { isStorableThroughout } from './text.ts';
import { topicId } from './topics.ts';

/** A topic named twice is one. */
export const comparisonTopicIds = z
  .array(topicId)
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(topicId).max(LIMITS.comparedTopics, 'tooManyComparedTopics'));

/** Fields that this version does not know are kept as they are. */
export const preference = z.looseObject({ comparisonTopicIds });
export type Preference = z.infer<typeof preference>;

/** `data` has one item. Topics that are gone are left out. */
export const getPreferences = endpoint({
  method: 'GET',
  path: '/preferences',
  access: 'user',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ preference })) }),
});

/** Fields that are left out stay as they were; null takes back one that this version does not know. */
export const preferenceInput = preference.partial().refine(isStorableThroughout, { message: 'malformed', path: ['preference'] });

export const savePreferences = endpoint({
  method: 'POST',
  path: '/preferences',
  access: 'user',
  input: preferenceInput,
  output: z.object({ preference }),
});

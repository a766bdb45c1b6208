/** What of the form of a topic is kept in this browser. */
import { z } from 'zod';
import type { Shelf } from '../../lib/drafts.ts';
import { NEW_TOPICS } from '../../lib/handed-query.ts';
import { topicDraft } from './draft.ts';
import { STEPS } from './steps.ts';

const keptDraft = z.object({
  draft: topicDraft,
  /** Steps that were left or reached the end of: their errors are shown. */
  seen: z.array(z.enum(STEPS)),
  /** Milliseconds since 1970 of the last change. */
  keptAt: z.number(),
  /** `updated_at` of the topic as it was when it was changed here; a new topic has none. */
  basedOn: z.string().optional(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

export const TOPIC_DRAFTS: Shelf<KeptDraft> = { prefix: NEW_TOPICS.prefix, schema: keptDraft };

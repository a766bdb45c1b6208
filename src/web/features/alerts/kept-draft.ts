/** What of the form of an alert is kept in this browser. */
import { z } from 'zod';
import type { Shelf } from '../../lib/drafts.ts';
import { alertFields } from './draft.ts';

const keptDraft = z.object({
  fields: alertFields,
  /** Somebody tried to save it: what is missing is said. */
  tried: z.boolean(),
  /** Milliseconds since 1970 of the last change. */
  keptAt: z.number(),
  /** `updatedAt` of the alert as it was when it was changed here; a new one has none. */
  basedOn: z.string().optional(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

export const ALERT_DRAFTS: Shelf<KeptDraft> = { prefix: 'earshot.alert-draft/', schema: keptDraft };

/** What of the form of an alert is kept in this browser. */
import { z } from 'zod';
import type { Language } from '../../i18n/resources.ts';
import type { Shelf } from '../../lib/drafts.ts';
import { type AlertFields, alertFields } from './draft.ts';

const keptDraft = z.object({
  fields: alertFields,
  /** Somebody tried to save it: what is missing is said. */
  tried: z.boolean(),
  /** Milliseconds since 1970 of the last change. */
  keptAt: z.number(),
  /** Somebody chose the language of the messages. */
  languageChosen: z.boolean().optional(),
  /** `updatedAt` of the alert as it was when it was changed here; a new one has none. */
  basedOn: z.string().optional(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

export const ALERT_DRAFTS: Shelf<KeptDraft> = { prefix: 'earshot.alert-draft/', schema: keptDraft };

/** Of a new alert: its messages are in the language of the page, whichever that is by now, unless somebody chose another. */
export function fieldsIn({ fields, languageChosen }: KeptDraft, language: Language): AlertFields {
  return languageChosen ? fields : { ...fields, language };
}

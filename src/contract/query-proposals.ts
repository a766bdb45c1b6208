/** Plain words put into the keyword language by the language model: a text for an editor, which nobody has run. */
import { z } from 'zod';
import { accountLanguage } from './account-pages.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { QUERY_ERRORS } from './query.ts';
import { isStorable, isVisible } from './text.ts';

const day = z.iso.date();

export const queryProposal = z.object({
  /** In the keyword language, on one line, within LIMITS.queryLength; empty where the model found nothing to search for. */
  query: z.string(),
  /** What is still wrong with it after the model was asked to mend it; UTF-16 offsets into `query`. Mostly empty. */
  problems: z.array(z.object({ code: z.enum(QUERY_ERRORS), start: z.int(), end: z.int() })),
  /** Days of the organisation, both included, where the words name a time: no query can say it. */
  period: z.object({ from: day, to: day }).nullable(),
  /** What the model says of it, in the language asked for: what the query leaves out. Words of a model, not of this program. */
  note: z.string().nullable(),
  model: z.string(),
  /** How often the model was asked. */
  asked: z.union([z.literal(1), z.literal(2)]),
});
export type QueryProposal = z.infer<typeof queryProposal>;

export const proposeQuery = endpoint({
  method: 'POST',
  path: '/query/words',
  access: 'user',
  scope: 'ask',
  summary: 'Have plain words put into the keyword language',
  description:
    '`forbidden` without a plan; `not_configured` where there is no model, or the organisation has no tokens: `configure` names what to set; `rate_limited` where the tokens of the day are spent, with `until`; `upstream` where the model gives nothing that can be used.',
  asksOutside: true,
  input: z.object({
    /** What is looked for: English, Chinese, Cantonese, or all of them. */
    text: z
      .string()
      .trim()
      .min(1, 'queryEmpty')
      .max(LIMITS.describedQuery, 'textTooLong')
      .refine(isVisible, 'queryEmpty')
      .refine(isStorable),
    /** Of the note. */
    language: accountLanguage.default('en'),
  }),
  output: z.object({ data: queryProposal }),
});

/** What was sent to the language model for an organisation: who asked for what, when, the material to the letter, and what came back. Kept for 30 days. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';
import { LIMITS } from './limits.ts';
import { pagedList, pageOf } from './pages.ts';

export const MODEL_PURPOSES = ['summary', 'translation', 'question'] as const;
/** `question`: plain words that are put into the keyword language. */
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

/**
 * `asking`: no answer yet, or the program ended before there was one · `answered` · `useless`: the answer could not be used, or the model
 * would not answer · `failed`: there was none · `given-up`: nobody waited for it any more · `not-sent`: it never left, as too many waited already or nobody is
 * there.
 */
export const MODEL_OUTCOMES = ['asking', 'answered', 'useless', 'failed', 'given-up', 'not-sent'] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

/** Tokens of a day, which ends with the organisation's. */
export const modelBudget = z.object({
  /** 0: none for this organisation. */
  perDay: z.int(),
  /** Those under way at their most. */
  used: z.int(),
  resetsAt: instant,
});
export type ModelBudget = z.infer<typeof modelBudget>;

export const modelCall = z.object({
  /** Rising with time. */
  id: z.int(),
  at: instant,
  purpose: z.enum(MODEL_PURPOSES),
  /** A name; null where that person is no more. */
  by: z.string().nullable(),
  model: z.string(),
  outcome: z.enum(MODEL_OUTCOMES),
  /** As the endpoint has counted them, else as the program estimates them. */
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Ids of posts whose texts are in the material; without those that were sent along with a call. */
  posts: z.array(z.string()),
  /** Names, as they were then, of topics whose posts these are, where it was asked about topics. */
  about: z.array(z.string()),
});
export type ModelCall = z.infer<typeof modelCall>;

export const getModelCalls = endpoint({
  method: 'GET',
  path: '/model-calls',
  access: 'user',
  scope: 'read',
  summary: 'List what was sent to the language model',
  description:
    'Newest first, without their texts. `model`: which is asked now; null: none, and then `configure` names what would have to be set.',
  input: z.object({
    /** Left out: all. */
    purpose: z.enum(MODEL_PURPOSES).optional(),
    ...pageOf(Math.max(...LIMITS.rowsPerPage), 10),
  }),
  /** The count is of that purpose. */
  output: pagedList(modelCall).extend({
    model: z.string().nullable(),
    /** The host it is asked at; null where there is none. */
    host: z.string().nullable(),
    configure: z.array(z.string()),
    budget: modelBudget,
  }),
});
export type ModelCalls = z.infer<typeof getModelCalls.output>;

const sentPost = z.object({
  id: z.string(),
  /** Or how its text begins. */
  title: z.string(),
  /** '' where it has none. */
  url: z.string(),
});

export const getSentTexts = endpoint({
  method: 'GET',
  path: '/model-calls/:callId',
  access: 'user',
  scope: 'read',
  summary: 'See the texts of one call of the language model',
  input: z.object({ callId: z.string().regex(/^[1-9]\d{0,14}$/) }),
  output: z.object({
    /** What the program tells the model to do. */
    instructions: z.string(),
    /** What it was sent to do it with. */
    material: z.string(),
    /** What came back, as JSON, of which what is far too long is cut off; null where nothing came that could be read. */
    answer: z.string().nullable(),
    /** Those of its posts that are stored still. */
    posts: z.array(sentPost),
  }),
});
export type SentTexts = z.infer<typeof getSentTexts.output>;

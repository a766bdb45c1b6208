/**
 * What posts say, in a few sentences, each with the posts that it rests on. A language model writes them where there is one, and the program
 * keeps only those whose posts say the same; without one they are sentences of the posts themselves, and `by` calls them quotations.
 */
import { z } from 'zod';
import { accountLanguage } from './account-pages.ts';
import { comparisonInput } from './analysis/comparison.ts';
import { fromAddress, ofSeveralFromAddress } from './analysis/from-address.ts';
import { analysisInput, NO_FILTER } from './analysis/inputs.ts';
import { storedPostId } from './corrections.ts';
import { endpoint } from './endpoint.ts';
import { instant, postKey, queryFilter } from './filter.ts';
import { LIMITS } from './limits.ts';
import { isStorable } from './text.ts';
import { topicId } from './topics.ts';

/**
 * Why no model has written it. `not_configured` also where the organisation has no tokens at all, `forbidden` where its plan is over,
 * `upstream` where it gave no answer, `useless` where nothing of its answer could be used, `unsent` where all posts speak to the model, so that none is sent.
 */
export const MODEL_LACKS = ['not_configured', 'rate_limited', 'upstream', 'useless', 'too_large', 'forbidden', 'unsent'] as const;

const SUMMARY_BY = ['model', 'quotations'] as const;

/** Of whoever asks: a summary by the model or none; never the model; or what it has written of just this before, else quotations. Of the last two nothing leaves the machine. */
const SUMMARY_MANNERS = [...SUMMARY_BY, 'kept'] as const;

const manner = {
  language: accountLanguage.default('en'),
  /** Left out: the model's where there is one and it answers, else quotations. */
  by: z.enum(SUMMARY_MANNERS).optional(),
};
export type SummaryManner = (typeof SUMMARY_MANNERS)[number];

/** That are quoted at most where nothing is compared. */
export const MOST_QUOTED = 5;

export const summarySentence = z.object({
  text: z.string(),
  /** Ids of posts, of which there is at least one. Of posts that were sent along: their places, the first is `1`. */
  posts: z.array(z.string()).min(1),
  /** Names of those that are compared whose posts these are; empty where nothing is compared. */
  topics: z.array(z.string()),
  /** In another language than its posts: only names, numbers and words that are known in both could be compared. */
  across: z.boolean(),
  /** Of a quotation: how many of the posts that were read say it or nearly the same, the quoted one among them. null where the model wrote it. */
  alike: z.int().min(1).nullable(),
});
export type SummarySentence = z.infer<typeof summarySentence>;

const citedPost = z.object({
  id: z.string(),
  /** '' where it has none. */
  title: z.string(),
  /** Where it was published; '' of one that has no address, or was sent along. */
  url: z.string(),
});

export const summary = z.object({
  /** The sentences, joined; empty where there is none. */
  content: z.string(),
  sentences: z.array(summarySentence),
  /** The posts that the sentences name, in the order in which they first do. */
  cited: z.array(citedPost),
  by: z.enum(SUMMARY_BY),
  /** Which has written it; null for quotations. */
  model: z.string().nullable(),
  /** It is kept for a while; null for quotations. */
  writtenAt: instant.nullable(),
  /** As asked for. Quotations stay in the language of their posts. */
  language: accountLanguage,
  /** Sentences of the model that failed the check against their posts, and were therefore left out. */
  dropped: z.int(),
  /** That were read for it. */
  posts: z.int(),
  /** Among which these were chosen: all that match, at this moment; of what is compared, a post of two topics counts for each. Where somebody has chosen them, as many as those. */
  matching: z.int(),
  /** Among those that were chosen are posts in other languages too, but only of posts in the language asked for is anything quoted or sent. */
  oneLanguage: z.boolean(),
  /** Posts that speak to a model, as if to command it, and were therefore neither sent nor quoted. */
  unsent: z.int(),
  /** The posts say too little to sum anything up; there are no sentences then. */
  tooLittle: z.boolean(),
  /** Why these are quotations; null where they were asked for, and where a model has written. `until`: when there are tokens again. */
  lacks: z.object({ code: z.enum(MODEL_LACKS), until: instant.optional(), configure: z.array(z.string()).optional() }).nullable(),
});
export type Summary = z.infer<typeof summary>;

const answered = z.object({ data: summary });

const several = z
  .array(storedPostId)
  .min(1, 'postRequired')
  .max(LIMITS.summarisedPosts, 'tooManyPosts')
  .transform((ids) => [...new Set(ids)]);

export const postsSummaryInput = z.object({ topicId, postIds: several, language: manner.language });

export const summarisePosts = endpoint({
  method: 'POST',
  path: '/topics/summary',
  access: 'user',
  scope: 'ask',
  summary: 'Summarise posts of a topic',
  description: '`not_found` for one that is none of its mentions.',
  asksOutside: true,
  input: z.object({ id: topicId, postIds: several, ...manner }),
  output: answered,
});

const ofText = (length: number) => z.string().max(length, 'textTooLong').refine(isStorable).default('');

export const summariseTexts = endpoint({
  method: 'POST',
  path: '/feeds/summary',
  access: 'user',
  scope: 'ask',
  summary: 'Summarise texts',
  description: 'They are sent along, and are stored nowhere but among what was sent to the model.',
  asksOutside: true,
  input: z.object({
    posts: z
      .array(z.object({ title: ofText(LIMITS.summarisedTitle), content: ofText(LIMITS.summarisedContent) }))
      .min(1, 'postRequired')
      .max(LIMITS.summarisedPosts, 'tooManyPosts'),
    ...manner,
  }),
  output: answered,
});

export const summarisePost = endpoint({
  method: 'GET',
  path: '/feeds/summary/:feedId',
  access: 'user',
  scope: 'ask',
  summary: 'Summarise one post',
  description: '`not_found` for one that is not stored: whoever may search may read.',
  asksOutside: true,
  input: z.object({ feedId: postKey, ...manner }),
  output: answered,
});

/** Of what a topic has found under a filter; not_ready until it is searched. Which posts are read is chosen by the program: those that moved most, and some of all. */
export const topicSummaryInput = analysisInput.extend({
  filter: queryFilter.extend(manner).default({ ...NO_FILTER, language: 'en' }),
});
export const summariseTopic = endpoint({
  method: 'GET',
  path: '/topics/:id/summary',
  access: 'user',
  scope: 'ask',
  summary: 'Summarise the mentions of a topic',
  asksOutside: true,
  input: fromAddress(topicSummaryInput),
  output: answered,
});

/** Of a peak, which `start` and `end` name as `/analysis/peaks` tells them: posts with what was said more than usual are read first. */
export const peakSummaryInput = analysisInput.extend({ filter: queryFilter.extend({ ...manner, start: instant, end: instant }) });
export const summarisePeak = endpoint({
  method: 'GET',
  path: '/analysis/peaks/summary',
  access: 'user',
  scope: 'ask',
  summary: 'Summarise what a peak was about',
  asksOutside: true,
  input: fromAddress(peakSummaryInput),
  output: answered,
});

/** Of topics beside each other: what is said of each, and what of one more than of the others. */
export const comparisonSummaryInput = comparisonInput.extend({
  filter: queryFilter.extend(manner).default({ ...NO_FILTER, language: 'en' }),
});
export const summariseComparison = endpoint({
  method: 'GET',
  path: '/comparison/summary',
  access: 'user',
  scope: 'ask',
  summary: 'Summarise what tells topics apart',
  asksOutside: true,
  input: ofSeveralFromAddress(comparisonSummaryInput),
  output: answered,
});

/** The organisation's topics at a glance: what is new in each, and how fresh what is known is. */
import { z } from 'zod';
import { changed } from './analysis/figures.ts';
import { endpoint } from './endpoint.ts';
import { mediaType } from './filter.ts';
import { FIRST_CALLS } from './first-calls.ts';
import { topicFacts } from './topics.ts';

const { id, name, demo, featured, starts_at, ends_at, state, failure, searched } = topicFacts;

const topicAtAGlance = z.object({
  id,
  name,
  demo,
  featured,
  starts_at,
  ends_at,
  state,
  failure,
  searched,
  /**
   * Of the last seven days, today included, against the seven before up to the same time of day; null where the topic's period has not
   * all of them.
   */
  mentions: changed,
  /** Mentions of today so far. */
  today: z.number().int(),
  /** Of the last seven days; `scored` mentions have a sentiment, of `score`. */
  score: z.number().nullable(),
  scored: z.number().int(),
  /** The last 14 days, oldest first. */
  sparkline: z.array(z.object({ date: z.string(), count: z.number().int() })),
});
export type TopicAtAGlance = z.infer<typeof topicAtAGlance>;

const home = z.object({
  /** Those that stand in front first, then the newest; LIMITS.homeTopics at most. */
  topics: z.array(topicAtAGlance),
  /** How many there are. */
  total: z.number().int(),
  /** When the newest post of any media type arrived; null where there is none. */
  completeTo: z.string().nullable(),
  /** Of each media type that has posts; the freshest first. */
  coverage: z.array(z.object({ type: mediaType, completeTo: z.string() })),
});
export type Home = z.infer<typeof home>;

export const getHome = endpoint({
  ...FIRST_CALLS.home,
  scope: 'read',
  summary: 'See what Home shows',
  /** `featured`: of the topics only those that stand in front. */
  input: z.object({ featured: z.literal('true').optional() }),
  output: z.object({ data: home }),
});

/**
 * The closed lists by which posts are told apart, narrowed, ordered and cut. Without a schema: the page reads addresses by them before it
 * has loaded any.
 */

export const SENTIMENTS = ['Positive', 'Negative', 'Neutral', 'Mixed'] as const;

/** What a filter can ask for: the sentiments, and the posts with nothing to score, so that their number opens too. */
export const SENTIMENT_FILTERS = [...SENTIMENTS, 'Unscored'] as const;

export const GRANULARITIES = ['hour', 'day', 'week', 'month', 'quarter'] as const;

/** By which relative series are cut. */
export const RELATIVE_PERIODS = ['day', 'week', 'month', 'quarter'] as const;

export const POST_SORTS = ['newest', 'oldest', 'engagement', 'likes', 'comments', 'shares', 'hotvalue'] as const;

export const ENTITY_TYPES = ['person', 'organisation', 'place', 'product'] as const;

export const CLASSIFICATIONS = ['complaint', 'question', 'praise', 'promotion', 'news', 'opinion'] as const;

/** Of words, beside keywords. */
export const OTHER_LISTS = ['entities', 'hashtags', 'handles'] as const;
export const WHAT_LISTS = ['keywords', ...OTHER_LISTS] as const;

/** What the chart of the first tab shows instead of mentions. */
export const OTHER_VIEWS = ['share', 'score'] as const;

/** What posts name openly (keywords, tags, sites …) has this many characters at most; a language's tag fewer. */
export const NAME_LENGTH = 512;
export const LANGUAGE_LENGTH = 35;

/** An entity as a filter names it: `place:Hong Kong`. */
export const ENTITY_KEY = /^(person|organisation|place|product):./u;

/** Ours, of a post. */
export const POST_KEY = /^\d{1,20}$/;

/** Ours, of a topic. */
export const TOPIC_ID = /^[1-9]\d{0,9}$/;

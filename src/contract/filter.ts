/** The query filter that every analysis takes. A missing field means no restriction. */

import { z } from 'zod';
import {
  CLASSIFICATIONS,
  GRANULARITIES,
  LANGUAGE_LENGTH,
  NAME_LENGTH,
  POST_KEY,
  POST_SORTS,
  SENTIMENT_FILTERS,
  SENTIMENTS,
} from './filter-choices.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { REACTIONS } from './reactions.ts';
import { isStorable } from './text.ts';
import { entityKey } from './themes.ts';
import { isTimezone } from './timezones.ts';

export const mediaType = z.enum(MEDIA_TYPES);

export const sentiment = z.enum(SENTIMENTS);
export type Sentiment = z.infer<typeof sentiment>;

export const sentimentFilter = z.enum(SENTIMENT_FILTERS);
export type SentimentFilter = z.infer<typeof sentimentFilter>;

export const granularity = z.enum(GRANULARITIES);
export type Granularity = z.infer<typeof granularity>;

/** An instant, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });

/** `+0800`, `+08:00` or an IANA name; anything Intl does not know is refused. */
export const timezone = z.string().refine(isTimezone, 'malformed');

/** The browser's, ahead of UTC or behind it. */
export const timezoneOffsetMinutes = z.number().int().min(-840).max(840);

/** A list without items restricts nothing, like a list that is not there. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIMITS.filterItems).optional();
const name = z.string().min(1).max(NAME_LENGTH);
/** By media type, as posts name them (`author.id`): the same name elsewhere may be somebody else. The empty one: posts without a known author. */
const authors = z.partialRecord(mediaType, z.array(z.string().max(NAME_LENGTH)).max(LIMITS.filterItems)).optional();
/** Ours, of a post. */
export const postKey = z.string().regex(POST_KEY);

/** What posts are narrowed by. Of one list any item will do; what stands in several fields must all hold. */
const narrowing = {
  mediaTypes: list(mediaType),
  sentiments: list(sentimentFilter),
  authors,
  excludeAuthors: authors,
  classifications: list(z.enum(CLASSIFICATIONS)),
  /** Named entities, `type:name` (`place:Hong Kong`). */
  ners: list(entityKey),
  /** As posts name them (`en`, `zh-Hant`, `yue`); the empty one: unknown. */
  languages: list(z.string().max(LANGUAGE_LENGTH)),
  /** In the keyword language, of the posts that the topic found; plain words side by side must all occur. */
  text: z.string().trim().max(LIMITS.queryLength, 'queryTooLong').refine(isStorable).optional(),
  keywords: list(name),
  /** With their sign. */
  hashtags: list(name),
  /** The accounts that posts name, with their sign. */
  handles: list(name),
  emojis: list(name),
  /** Hosts without `www.`; the empty one: posts without an address. */
  domains: list(z.string().max(NAME_LENGTH)),
  /** The empty one: posts without a channel. */
  channels: list(z.string().max(NAME_LENGTH)),
  /** Posts that have at least one of the reaction. */
  reactions: list(z.enum(REACTIONS)),
  /** 1 = Sunday … 7 = Saturday, and hours of the day, on the clock of `timezone`. */
  weekdays: list(z.int().min(1).max(7)),
  hours: list(z.int().min(0).max(23)),
  /** Posts of the same conversation as one of these posts, which count too: with the same thread, or where none is known, answering the same post. */
  threads: list(postKey),
  /** Posts with the same text as one of these posts, which count too. */
  copiesOf: list(postKey),
  /** Tags of the organisation, whatever their case. */
  tags: list(name),
  /** Posts that answer a post of these authors. */
  repliesTo: authors,
  /** Inclusive. */
  startDate: instant.optional(),
  /** Exclusive. */
  endDate: instant.optional(),
};

const mention = z.enum(['all', 'main', 'comments']);

export const queryFilter = z.object({
  mention: mention.default('all'),
  ...narrowing,
  /** `without`: of posts with the same text only the first that the rest of the filter lets through counts. */
  copies: z.enum(['with', 'without']).default('with'),
  granularity: granularity.optional(),
  /** Default: the organisation's. */
  timezone: timezone.optional(),
});
export type QueryFilter = z.infer<typeof queryFilter>;
/** As it is asked with: what is left out is the default. */
export type AskedFilter = z.input<typeof queryFilter>;

/** What was clicked: the posts of the filter that are also these. */
export const filterBucket = z.object({ mention: mention.optional(), ...narrowing });
export type FilterBucket = z.infer<typeof filterBucket>;

export const postSort = z.enum(POST_SORTS);
export type PostSort = z.infer<typeof postSort>;

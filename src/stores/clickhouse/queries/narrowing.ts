/** What a set of mentions is narrowed by, as conditions over `mentions`: each any of a list, all of them together. */
import type { SentimentFilter } from '../../../contract/filter.ts';
import type { HiddenKind } from '../../../contract/hidden.ts';
import type { MediaType } from '../../../contract/media-types.ts';
import type { Reaction } from '../../../contract/reactions.ts';
import type { QueryNode } from '../../../engine/query/ast.ts';
import type { BoundValues } from '../bound-values.ts';
import { shown } from '../hidden-mentions.ts';
import { TAGGED } from '../post-tags.ts';
import { onAllShards } from '../shard-scope.ts';
import { STANDS } from '../standing-posts.ts';
import { whereQuery } from '../where.ts';
import { type Clock, HOUR_OF_DAY, onClock, WEEKDAY } from './clock.ts';

/** Keys and ids are UInt64 in decimal. */
export interface Narrowing {
  start?: Date | undefined;
  /** Exclusive. */
  end?: Date | undefined;
  kind?: 'post' | 'comment' | undefined;
  mediaTypes?: readonly MediaType[] | undefined;
  sentiments?: readonly SentimentFilter[] | undefined;
  authors?: Authors | undefined;
  excludedAuthors?: Authors | undefined;
  classifications?: readonly string[] | undefined;
  /** `type name`, as they are stored. */
  entities?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
  query?: QueryNode | undefined;
  keywords?: readonly string[] | undefined;
  hashtags?: readonly string[] | undefined;
  handles?: readonly string[] | undefined;
  emojis?: readonly string[] | undefined;
  domains?: readonly string[] | undefined;
  channels?: readonly string[] | undefined;
  reactions?: readonly Reaction[] | undefined;
  /** 1 = Sunday … 7 = Saturday. */
  weekdays?: readonly number[] | undefined;
  hours?: readonly number[] | undefined;
  /** Posts, of whose conversations. */
  threads?: readonly string[] | undefined;
  /** Posts, with whose texts. */
  copiesOf?: readonly string[] | undefined;
  /** Of the organisation, as tags are compared. */
  tags?: readonly string[] | undefined;
  /** Authors, to whose posts. */
  repliesTo?: readonly string[] | undefined;
}

export interface Authors {
  keys: readonly string[];
  /** Media types of which the posts without a known author are meant too. */
  unknownOf: readonly MediaType[];
}

export interface NarrowingPlace {
  clock: Clock;
  /** The expression of the entities that stand, and of the sentiment. */
  entities: string;
  sentiment: string;
  /** As in the scope: nothing answers what is hidden. */
  hidden: readonly HiddenKind[];
  /** The window of the whole question, in which `query` looks. */
  start: Date;
  end: Date;
  /** Set where the question is about all stored posts: an answer may be to any of them. */
  everywhere?: QueryNode | undefined;
}

/**
 * The posts that an answer may be to: every mention that the topic shows, whatever the filter. `among`: a condition on them. Bound:
 * `topicId`, `revision`.
 */
export function answerable(hidden: readonly HiddenKind[], among = 'true'): string {
  const parts = ['topic_id = {topicId:UInt32} AND revision = {revision:UInt32}', ...shown(hidden), among];
  return `(SELECT post_id, author_key FROM mentions FINAL WHERE ${parts.join(' AND ')})`;
}

/** The six are Facebook's: what another source gives by one of their names is something else. */
export const HAS_REACTIONS = "media_type = 'facebook'";

/** Conditions, to be joined by AND. Bound beside `values`: `topicId`, `revision`, `organisationId`. */
export function narrowed(by: Narrowing, place: NarrowingPlace, values: BoundValues): string[] {
  const parts: string[] = [];
  const any = (items: readonly string[] | undefined, condition: (list: string) => string) => {
    if (items) parts.push(condition(values.texts(items)));
  };
  const keys = (items: readonly string[] | undefined, condition: (list: string) => string) => {
    if (items) parts.push(condition(values.packed(items.map((item) => [BigInt(item)]))));
  };
  if (by.start) parts.push(`published_at >= ${values.time(by.start)}`);
  if (by.end) parts.push(`published_at < ${values.time(by.end)}`);
  if (by.kind) parts.push(`kind = ${values.text(by.kind)}`);
  any(by.mediaTypes, (list) => `media_type IN ${list}`);
  any(by.sentiments?.map(storedSentiment), (list) => `${place.sentiment} IN ${list}`);
  if (by.authors) parts.push(wroteBy(by.authors, values));
  if (by.excludedAuthors) parts.push(`NOT ${wroteBy(by.excludedAuthors, values)}`);
  any(by.classifications, (list) => `hasAny(classifications, ${list})`);
  any(by.entities, (list) => `hasAny(${place.entities}, ${list})`);
  any(by.languages, (list) => `language IN ${list}`);
  any(by.keywords, (list) => `hasAny(keyword_keys, arrayMap(keyword -> cityHash64(keyword), ${list}))`);
  any(by.hashtags, (list) => `hasAny(hashtags, ${list})`);
  any(by.handles, (list) => `hasAny(handles, ${list})`);
  any(by.emojis, (list) => `hasAny(emojis, ${list})`);
  any(by.domains, (list) => `domain IN ${list}`);
  any(by.channels, (list) => `channel IN ${list}`);
  any(by.reactions, (list) => `(${HAS_REACTIONS} AND arrayExists(reaction -> reactions[reaction] > 0, ${list}))`);
  if (by.weekdays) parts.push(`${onClock(WEEKDAY, place.clock, values)} IN ${values.numbers(by.weekdays)}`);
  if (by.hours) parts.push(`${onClock(HOUR_OF_DAY, place.clock, values)} IN ${values.numbers(by.hours)}`);
  keys(by.threads, (list) => `thread_key IN ${keysOf('thread_key', list)}`);
  keys(by.copiesOf, (list) => `(post_id IN ${list} OR (copy_key != 0 AND copy_key IN ${keysOf('copy_key', list)}))`);
  any(by.tags, (list) => `post_id IN (SELECT post_id FROM ${TAGGED} WHERE hasAny(tags, ${list}))`);
  keys(by.repliesTo, (list) => {
    const among = `author_key IN ${list}`;
    const answered = place.everywhere
      ? `SELECT id FROM posts WHERE ${among}`
      : `SELECT post_id FROM ${answerable(place.hidden, among)}`;
    return `parent_key IN ${onAllShards(answered)}`;
  });
  if (by.query) parts.push(found(by.query, place, values));
  return parts;
}

/** Of posts wherever they lie. */
function keysOf(column: 'thread_key' | 'copy_key', posts: string): string {
  return onAllShards(`SELECT argMax(${column}, version) FROM posts WHERE id IN ${posts} GROUP BY id`);
}

function found(query: QueryNode, { start, end }: NarrowingPlace, values: BoundValues): string {
  const window = `published_at >= ${values.time(start)} AND published_at < ${values.time(end)}`;
  return `post_id IN (SELECT id FROM posts WHERE ${window} AND ${whereQuery(query, values).sql} AND ${STANDS})`;
}

function wroteBy({ keys, unknownOf }: Authors, values: BoundValues): string {
  const known = `author_key IN ${values.packed(keys.map((key) => [BigInt(key)]))}`;
  return `(${known} OR (author_key = 0 AND media_type IN ${values.texts(unknownOf)}))`;
}

function storedSentiment(sentiment: SentimentFilter): string {
  return sentiment === 'Unscored' ? 'none' : sentiment;
}

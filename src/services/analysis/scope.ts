/** From a filter to the mentions it means: the window, clamped to the topic's period, and the other restrictions. */
import type { AnalysisInput } from '../../contract/analysis/inputs.ts';
import type { FilterBucket, QueryFilter } from '../../contract/filter.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { zoneClock } from '../../engine/analysis/zone-clock.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { searchText } from '../../engine/query/search-text.ts';
import { nameKey } from '../../engine/text/name-key.ts';
import { isTooLarge } from '../../stores/clickhouse/costs.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import type { Narrowing } from '../../stores/clickhouse/queries/narrowing.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { invalid } from '../errors.ts';
import { authorKey } from '../mentions/identity.ts';

export interface ScopeContext {
  now: Date;
  /** By which weekdays and hours are told. */
  timezone: string;
  /** Whether the organisation has corrected any sentiment. */
  corrected: boolean;
  /** Of how many topics one statement asks; one, where nothing is said. */
  topics?: number;
}

/** Milliseconds for which a question about a window up to now stays the same question. */
const SAME_QUESTION = 5 * 60 * 1000;

/** Now as far as questions tell it: the next end of such a time. */
export function askedNow(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / SAME_QUESTION) * SAME_QUESTION);
}

/** Without dates: the period as far as it has gone. A window wholly outside the period is empty. */
export function windowOf(
  period: Pick<TopicRow, 'startsAt' | 'endsAt'>,
  { startDate, endDate }: Pick<QueryFilter, 'startDate' | 'endDate'>,
  now: Date,
): Period {
  const wantedStart = startDate ? Date.parse(startDate) : period.startsAt.getTime();
  const wantedEnd = endDate ? Date.parse(endDate) : Math.min(period.endsAt.getTime(), now.getTime());
  const start = new Date(clamp(wantedStart, period));
  return { start, end: new Date(Math.max(start.getTime(), clamp(wantedEnd, period))) };
}

/** Of the window in the topic's period. Throws `invalid` for a text that is no query, or a bucket that is none. */
export function scopeOf(
  topic: TopicRow,
  filter: AnalysisInput['filter'],
  { now, timezone, corrected, topics = 1 }: ScopeContext,
  bucket?: FilterBucket,
): MentionScope {
  const { start, end } = windowOf(topic, filter, now);
  return {
    organisationId: topic.organisationId,
    corrected,
    topicId: topic.id,
    revision: topic.revision,
    hidden: topic.hiddenKinds,
    start,
    end,
    boundEnd: filter.endDate ? undefined : boundEnd(topic, end, now),
    clock: zoneClock(start, end, timezone),
    filter: narrowing(filter, { path: 'filter', topics }),
    withoutCopies: filter.copies === 'without',
    bucket: bucket && { ...narrowing(bucket, { path: 'filter.bucket', topics }), ...instants(bucket) },
  };
}

/** Of all stored posts that match, in a window. Throws as scopeOf does. */
export function scopeEverywhere(
  query: QueryNode,
  filter: AnalysisInput['filter'],
  {
    timezone,
    path,
    ...asked
  }: Pick<MentionScope, 'organisationId' | 'start' | 'end' | 'corrected'> & { timezone: string; path: string },
): MentionScope {
  return {
    ...asked,
    topicId: 0,
    revision: 0,
    hidden: [],
    clock: zoneClock(asked.start, asked.end, timezone),
    filter: narrowing(filter, { path, topics: 1 }),
    withoutCopies: filter.copies === 'without',
    everywhere: query,
  };
}

function boundEnd({ endsAt }: TopicRow, end: Date, now: Date): Date {
  return new Date(Math.max(end.getTime(), Math.min(endsAt.getTime(), askedNow(now).getTime())));
}

/** The same question of another window. */
export function movedScope(scope: MentionScope, { start, end }: Period, timezone: string): MentionScope {
  return { ...scope, start, end, boundEnd: undefined, clock: zoneClock(start, end, timezone) };
}

const KINDS = { all: undefined, main: 'post', comments: 'comment' } as const;

/** Everything but the dates, which of a filter are the window. */
function narrowing(filter: QueryFilter | FilterBucket, place: TextPlace): Narrowing {
  return {
    kind: KINDS[filter.mention ?? 'all'],
    mediaTypes: some(filter.mediaTypes),
    sentiments: some(filter.sentiments),
    authors: authorsOf(filter.authors),
    excludedAuthors: authorsOf(filter.excludeAuthors),
    classifications: some(filter.classifications),
    entities: some(filter.ners?.map((key) => key.replace(':', ' '))),
    languages: some(filter.languages),
    query: queryOf(filter.text, place),
    keywords: some(filter.keywords),
    hashtags: some(filter.hashtags),
    handles: some(filter.handles),
    emojis: some(filter.emojis),
    domains: some(filter.domains),
    channels: some(filter.channels),
    reactions: some(filter.reactions),
    weekdays: some(filter.weekdays),
    hours: some(filter.hours),
    threads: some(filter.threads),
    copiesOf: some(filter.copiesOf),
    tags: some(filter.tags?.map(nameKey)),
    repliesTo: some(authorKeys(filter.repliesTo)),
  };
}

interface TextPlace {
  path: string;
  topics: number;
}

/** Of what ClickHouse reads in one statement. */
const SEARCH_PART = 0.2;

function queryOf(text: string | undefined, { path, topics }: TextPlace): Narrowing['query'] {
  if (!text) return undefined;
  const read = searchText(text);
  if ('error' in read) throw invalid({ [`${path}.text`]: read.error });
  // A statement may say it several times of each topic, beside everything else.
  if (isTooLarge(read.query, SEARCH_PART / topics)) throw invalid({ [`${path}.text`]: 'queryTooManyTerms' });
  return read.query;
}

function some<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  return items && items.length > 0 ? items : undefined;
}

/** The empty name: nobody who is known. */
function authorsOf(authors: QueryFilter['authors']): Narrowing['authors'] {
  const unknownOf = MEDIA_TYPES.filter((type) => authors?.[type]?.includes(''));
  const keys = authorKeys(authors);
  return keys.length + unknownOf.length > 0 ? { keys, unknownOf } : undefined;
}

function authorKeys(authors: QueryFilter['authors']): string[] {
  return MEDIA_TYPES.flatMap((type) => authors?.[type]?.filter((id) => id !== '').map((id) => authorKey(type, id)) ?? []);
}

function instants({ startDate, endDate }: FilterBucket): Pick<Narrowing, 'start' | 'end'> {
  return { start: startDate ? new Date(startDate) : undefined, end: endDate ? new Date(endDate) : undefined };
}

function clamp(at: number, { startsAt, endsAt }: Pick<TopicRow, 'startsAt' | 'endsAt'>): number {
  return Math.min(Math.max(at, startsAt.getTime()), endsAt.getTime());
}

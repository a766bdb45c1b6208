/** What a file is of, in words: topic, period, filter, order, and the clock by which it tells times. */
import type { FileLanguage, PostsCsvInput } from '../../contract/exports.ts';
import type { FilterBucket, QueryFilter } from '../../contract/filter.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { zoneOffsets } from '../../engine/analysis/zone-offsets.ts';
import type { Asked } from '../analysis/asked.ts';
import { zoneName } from './column-names.ts';
import { type Filtered, VIEW_WORDS, type ViewWords } from './view-words.ts';

/** A report has no order. */
type ViewFilter = Omit<PostsCsvInput['filter'], 'sort'> & Partial<Pick<PostsCsvInput['filter'], 'sort'>>;

export type Described = [label: string, value: string][];

export function describeView({ topic, scope, timezone, now }: Asked, filter: ViewFilter): Described {
  const words = VIEW_WORDS[filter.language];
  const clicked = filter.bucket ? filterText(filter.bucket, filter.language) : [];
  return [
    [words.topic, topic.name],
    [words.period, `${clockTime(scope.start, timezone)}${words.to}${clockTime(scope.end, timezone)}`],
    [words.zone, zoneName(timezone)],
    [words.filter, filterText(filter, filter.language).join(words.semicolon) || words.noFilter],
    ...(clicked.length > 0 ? ([[words.clicked, clicked.join(words.semicolon)]] as Described) : []),
    ...(filter.sort ? ([[words.sort, words.sorts[filter.sort]]] as Described) : []),
    [words.made, clockTime(now, timezone)],
  ];
}

/** Each field that restricts something. */
function filterText(filter: QueryFilter | FilterBucket, language: FileLanguage): string[] {
  const words = VIEW_WORDS[language];
  return (Object.keys(words.fields) as Filtered[]).flatMap((field) => {
    const items = itemsOf(field, filter, words);
    return items.length === 0 ? [] : [`${words.fields[field]}${words.colon}${items.join(words.comma)}`];
  });
}

/** `2026-03-10 20:00`, on the clock of the zone. */
function clockTime(at: Date, timezone: string): string {
  const local = new Date(at.getTime() + zoneOffsets(timezone)(at.getTime()));
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

function itemsOf(field: Filtered, filter: QueryFilter | FilterBucket, words: ViewWords): string[] {
  switch (field) {
    case 'mention':
      return filter.mention === 'main' || filter.mention === 'comments' ? [words.mentions[filter.mention]] : [];
    case 'copies':
      return 'copies' in filter && filter.copies === 'without' ? [words.copies] : [];
    case 'mediaTypes':
      return filter.mediaTypes?.map((type) => words.mediaTypes[type]) ?? [];
    case 'sentiments':
      return filter.sentiments?.map((sentiment) => words.sentiments[sentiment]) ?? [];
    case 'classifications':
      return filter.classifications?.map((label) => words.classifications[label]) ?? [];
    case 'weekdays':
      return filter.weekdays?.map((day) => words.weekdays[day - 1] ?? String(day)) ?? [];
    case 'hours':
      return filter.hours?.map((hour) => `${String(hour).padStart(2, '0')}:00`) ?? [];
    case 'text':
      return filter.text ? [filter.text] : [];
    case 'authors':
    case 'excludeAuthors':
    case 'repliesTo':
      return MEDIA_TYPES.flatMap(
        (type) =>
          filter[field]?.[type]?.map((name) => `${name || words.unknown}${words.inBrackets(words.mediaTypes[type])}`) ?? [],
      );
    default:
      return filter[field]?.map((item) => item || words.unknown) ?? [];
  }
}

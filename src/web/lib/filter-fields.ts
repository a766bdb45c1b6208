/**
 * The fields of a filter that name things, each as a list of texts: what an address holds and a chip stands for. Of what is given,
 * what is understood is kept, each once and in one order, so that two addresses of one state are the same address.
 */
import type { FilterBucket } from '../../contract/filter.ts';
import {
  CLASSIFICATIONS,
  ENTITY_KEY,
  LANGUAGE_LENGTH,
  NAME_LENGTH,
  POST_KEY,
  SENTIMENT_FILTERS,
} from '../../contract/filter-choices.ts';
import { LIMITS } from '../../contract/limits.ts';
import { MEDIA_TYPES, type MediaType } from '../../contract/media-types.ts';
import { REACTIONS } from '../../contract/reactions.ts';
import { isStorable } from '../../contract/text.ts';
import { readList, writeList } from './address-list.ts';

/** What a filter narrows by, beside the period and the kind of mention. */
export type Narrowing = Omit<FilterBucket, 'startDate' | 'endDate' | 'mention'>;
export type NarrowingKey = keyof Narrowing;

interface FilterField<Value> {
  items(value: Value): string[];
  /** undefined where none of them is understood. */
  of(items: readonly string[]): Value | undefined;
}

/** What the contract's filter accepts of one item; a test holds the two together. */
type Accepted = (item: string) => boolean;

const isName: Accepted = (item) => item !== '' && isNameOrNone(item);
const isNameOrNone: Accepted = (item) => item.length <= NAME_LENGTH;
const isLanguage: Accepted = (item) => item.length <= LANGUAGE_LENGTH;
const isEntity: Accepted = (item) => isNameOrNone(item) && ENTITY_KEY.test(item);
const isPost: Accepted = (item) => POST_KEY.test(item);

const FIELDS: { [Key in NarrowingKey]-?: FilterField<NonNullable<Narrowing[Key]>> } = {
  text: { items: (text) => [text], of: ([text]) => textOf(text) },
  mediaTypes: choices(MEDIA_TYPES, 'all is none'),
  sentiments: choices(SENTIMENT_FILTERS, 'all is none'),
  languages: names(isLanguage),
  authors: authors(),
  excludeAuthors: authors(),
  repliesTo: authors(),
  classifications: choices(CLASSIFICATIONS),
  ners: names(isEntity),
  keywords: names(isName),
  hashtags: names(isName),
  handles: names(isName),
  emojis: names(isName),
  domains: names(isNameOrNone),
  channels: names(isNameOrNone),
  tags: names(isName),
  reactions: choices(REACTIONS),
  weekdays: numbers(1, 7),
  hours: numbers(0, 23),
  threads: names(isPost),
  copiesOf: names(isPost),
};

export const NARROWING_KEYS = Object.keys(FIELDS) as NarrowingKey[];

/** Authors as `media type:id`, numbers in digits. */
export function itemsOf(narrowing: Narrowing, key: NarrowingKey): string[] {
  const value = narrowing[key];
  return value === undefined ? [] : fieldOf(key).items(value);
}

/** The field made of the items; without it where none is understood. */
export function narrowingBy(key: NarrowingKey, items: readonly string[]): Narrowing {
  const value = fieldOf(key).of(items);
  return value === undefined ? {} : { [key]: value };
}

/** As an address has it; undefined where nothing is left of it. */
export function inAddress(key: NarrowingKey, items: readonly string[]): string | undefined {
  const kept = itemsOf(narrowingBy(key, items), key);
  return key === 'text' ? kept[0] : writeList(kept);
}

export function fromAddress(key: NarrowingKey, given: unknown): string[] {
  if (key !== 'text') return readList(given) ?? [];
  if (given === undefined || given === null) return [];
  // `2026`, `true` and `[1]` come out of an address as what they are elsewhere.
  return [typeof given === 'string' ? given : JSON.stringify(given)];
}

/** A field reads and writes values of one type; TypeScript cannot follow a union through an index. */
function fieldOf(key: NarrowingKey): FilterField<unknown> {
  return FIELDS[key] as FilterField<unknown>;
}

function textOf(text: string | undefined): string | undefined {
  const words = text?.trim();
  return words && words.length <= LIMITS.queryLength && isStorable(words) ? words : undefined;
}

/** Of a closed list, in its order. Where each post has exactly one of them, all are as good as none. */
function choices<Item extends string>(known: readonly Item[], all?: 'all is none'): FilterField<Item[]> {
  return {
    items: (value) => value,
    of: (given) => {
      const items = known.filter((item) => given.includes(item));
      return items.length === 0 || (all && items.length === known.length) ? undefined : items;
    },
  };
}

function numbers(first: number, last: number): FilterField<number[]> {
  const known = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const { of } = choices(known, 'all is none');
  return { items: (value) => value.map(String), of: (given) => of(given)?.map(Number) };
}

/** Of an open list. */
function names(isAccepted: Accepted): FilterField<string[]> {
  return {
    items: (value) => value,
    of: (given) => {
      const items = [...new Set(given)].filter(isAccepted);
      return items.length === 0 ? undefined : items.toSorted(inOneOrder).slice(0, LIMITS.filterItems);
    },
  };
}

function authors(): FilterField<NonNullable<FilterBucket['authors']>> {
  const { of } = names((key) => authorOf(key) !== null);
  return {
    items: (by) => Object.entries(by).flatMap(([type, ids]) => ids.map((id) => `${type}:${id}`)),
    of: (given) => {
      const by: Partial<Record<MediaType, string[]>> = {};
      for (const { mediaType, id } of (of(given) ?? []).flatMap((key) => authorOf(key) ?? [])) {
        by[mediaType] = [...(by[mediaType] ?? []), id];
      }
      return Object.keys(by).length === 0 ? undefined : by;
    },
  };
}

/** Of `media type:id`; null where it is none. */
export function authorOf(key: string): { mediaType: MediaType; id: string } | null {
  const mediaType = MEDIA_TYPES.find((type) => key.startsWith(`${type}:`));
  const id = mediaType && key.slice(mediaType.length + 1);
  return id && isName(id) ? { mediaType, id } : null;
}

function inOneOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

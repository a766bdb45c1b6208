/**
 * The address is the state of the comparison: which topics, in their order, and the filter, in the terms of the analysis pages. What is
 * not understood is dropped.
 */
import { RELATIVE_PERIODS, TOPIC_ID } from '../../../contract/filter-choices.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { addressOf, oneOf, type Read } from '../../lib/address-fields.ts';
import { readList, writeList } from '../../lib/address-list.ts';
import { FILTER_FIELDS } from '../../lib/filter-search.ts';

const FIELDS = {
  ...FILTER_FIELDS,
  /** Without it: those that the person keeps. */
  topics: (given: unknown) => writeList(topicsIn(given)),
  /** By which periods relative series are cut; days without it. */
  relative: oneOf(RELATIVE_PERIODS),
};
export const comparisonSearch = addressOf(FIELDS);
export type ComparisonSearch = Read<typeof FIELDS>;

/** null where the address names none; of more than can be compared, the first. */
export function topicsOf(search: ComparisonSearch): string[] | null {
  return search.topics === undefined ? null : topicsIn(search.topics).slice(0, LIMITS.comparedTopics);
}

export function namesTooMany({ topics }: ComparisonSearch): boolean {
  return topicsIn(topics).length > LIMITS.comparedTopics;
}

function topicsIn(given: unknown): string[] {
  return [...new Set((readList(given) ?? []).filter((id) => TOPIC_ID.test(id)))];
}

/** The choices of several topics as those of one: each once, those with most mentions of all the topics first. */
import type { FilterOptions } from '../../../contract/analysis/filter-options.ts';

/** A topic lists only its most frequent, so that a sum may leave out the mentions of a topic of which the choice is not one. */
export function unitedOptions(each: readonly FilterOptions[]): FilterOptions {
  return {
    mediaTypes: united(each, 'mediaTypes', ({ type }) => type),
    languages: united(each, 'languages', ({ language }) => language),
    classifications: united(each, 'classifications', ({ label }) => label),
    entities: united(each, 'entities', ({ key }) => key),
    authors: united(each, 'authors', ({ mediaType, id }) => `${mediaType}:${id}`),
    domains: united(each, 'domains', ({ domain }) => domain),
    tags: united(each, 'tags', ({ tag }) => tag),
  };
}

function united<Key extends keyof FilterOptions>(
  each: readonly FilterOptions[],
  of: Key,
  keyOf: (option: FilterOptions[Key][number]) => string,
): FilterOptions[Key][number][] {
  const found = new Map<string, FilterOptions[Key][number]>();
  for (const option of each.flatMap((options): FilterOptions[Key][number][] => options[of])) {
    const known = found.get(keyOf(option));
    found.set(keyOf(option), known ? { ...known, count: known.count + option.count } : option);
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count);
}

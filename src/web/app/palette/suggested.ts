/** What the palette shows while nothing is typed: where somebody was lately, and what is at hand, under headings. Pure. */
import type { Entry } from './entry.ts';

export type SuggestedGroup = 'lately' | 'here' | 'topic' | 'pages' | 'acts';

export interface Section {
  /** None above what was looked for. */
  group?: SuggestedGroup;
  entries: readonly Entry[];
}

const LATELY = 5;
const GROUPS = ['here', 'topic', 'pages', 'acts'] as const;

/** `at`: the place that is shown, which leads nowhere. */
export function suggested(entries: readonly Entry[], at: string | null): Section[] {
  const lately = entries
    .filter(({ visited, key, kind }) => visited !== undefined && key !== at && kind !== 'page')
    .toSorted((one, other) => (one.visited ?? 0) - (other.visited ?? 0))
    .slice(0, LATELY);
  const groups = GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
  return [{ group: 'lately' as const, entries: lately }, ...groups].filter((section) => section.entries.length > 0);
}

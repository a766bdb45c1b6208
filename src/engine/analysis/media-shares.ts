/** How the mentions divide among media types, most first; of equal ones by name. */
import type { MediaType } from '../../contract/media-types.ts';
import { shares } from './score.ts';
import { groupedBy, sumOf } from './tally.ts';

/** `ratio`: percent of all mentions of the rows. A media type may have several rows; one without any is absent. */
export function mediaShares(
  rows: Iterable<{ type: MediaType; count: number }>,
): { type: MediaType; count: number; ratio: number }[] {
  const counts = [...groupedBy(rows, ({ type }) => type)].map(([type, ofType]) => ({ type, count: sumOf(ofType) }));
  const sorted = counts.sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
  const ratios = shares(sorted.map(({ count }) => count));
  return sorted.map((media, place) => ({ ...media, ratio: ratios[place] ?? 0 }));
}

/** Media types over time as the series of one picture: the largest by themselves, the others together. */
import type { WhereAnalysis } from '../../../contract/analysis/where.ts';
import type { MediaType } from '../../../contract/media-types.ts';

/** More colours than this are not told apart; where there are more media types, the last is all the others. */
const SERIES = 8;

export interface MediaSeries {
  /** Largest first. Of more than one: the others. */
  types: MediaType[];
  /** One for each bucket. */
  counts: number[];
}

export function mediaSeries({ breakdown, mediaOverTime }: Pick<WhereAnalysis, 'breakdown' | 'mediaOverTime'>): MediaSeries[] {
  const ranked = breakdown
    .map(({ type, count }, place) => ({ type, count, place }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const own = ranked.length > SERIES ? ranked.slice(0, SERIES - 1) : ranked;
  const groups = [...own.map((one) => [one]), ...(own.length < ranked.length ? [ranked.slice(own.length)] : [])];
  return groups.map((group) => ({
    types: group.map(({ type }) => type),
    counts: mediaOverTime.map(({ counts }) => group.reduce((sum, { place }) => sum + (counts[place] ?? 0), 0)),
  }));
}

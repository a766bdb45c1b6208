/** In which order a message tells of topics. */
import type { AlertFigures } from '../../contract/alerts.ts';

/** Most changed first; as they come where nothing is compared, as in a digest. */
export function byChange<Topic extends { figures: AlertFigures }>(topics: readonly Topic[]): Topic[] {
  return topics.toSorted((one, other) => howFar(other.figures) - howFar(one.figures));
}

/**
 * How many times as far as the alert asks, which is its own measure: mentions or points by their number, percent by percent, and what is
 * smart by how much each topic scatters.
 */
function howFar({ baseline, level, change }: AlertFigures): number {
  if (baseline === null || level === null || change === null || level === baseline) return 0;
  return change / (level - baseline);
}

/** What of all that was counted in a part of a window tells it from the rest, by log-likelihood.ts. Counts in, choice out. */
import { expectedInPart, logLikelihood, type Occurrences, UNLIKELY } from './log-likelihood.ts';

interface Counted {
  key: string;
  /** Mentions with it, in the part and in the whole window. */
  count: number;
  total: number;
}

export interface Sizes {
  /** All mentions of the part, and of the whole window. */
  part: number;
  whole: number;
}

type OverRepresented<Row extends Counted> = Row & { expected: number; likelihood: number };

/** Of fewer mentions nothing is told, however unlikely. */
const FEWEST = 3;
/** What is only a little more frequent explains nothing, however many mentions make it certain. */
const RISE = 1.5;

/** Most telling first. */
export function overRepresented<Row extends Counted>(rows: readonly Row[], { part, whole }: Sizes): OverRepresented<Row>[] {
  const told = rows.flatMap((row) => {
    const found = { part: row.count, rest: row.total - row.count, partSize: part, restSize: whole - part };
    const likelihood = logLikelihood(found);
    if (row.count < FEWEST || likelihood < UNLIKELY || riseOf(found) < RISE) return [];
    return [{ ...row, expected: expectedInPart(found), likelihood }];
  });
  return byLikelihood(told);
}

export function byLikelihood<Row extends { key: string; likelihood: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => other.likelihood - one.likelihood || one.key.localeCompare(other.key));
}

/** How many times as often as in the rest: a part may be most of the window, where nothing can be much more than expected. */
function riseOf({ part, rest, partSize, restSize }: Occurrences): number {
  return rest === 0 || partSize === 0 ? Number.POSITIVE_INFINITY : (part * restSize) / (rest * partSize);
}

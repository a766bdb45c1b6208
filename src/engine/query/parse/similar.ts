/** Words that somebody may have meant: by the number of letters to change, leave out, add or swap. */

/** Nearest first, at most `most`: what begins so, and what differs in no more than a third of its letters. */
export function similarTo(word: string, candidates: readonly string[], most = 2): string[] {
  const lower = word.toLowerCase();
  if (lower.length > LONGEST) return [];
  return candidates
    .map((candidate) => ({
      candidate,
      distance: isBeginning(lower, candidate) ? 0 : distanceBetween(lower, candidate.toLowerCase()),
    }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(Math.max(lower.length, candidate.length) / 3)))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

function isBeginning(word: string, candidate: string): boolean {
  return word.length > 1 && candidate.toLowerCase().startsWith(word);
}

/** Nothing that could be meant is longer. */
const LONGEST = 30;

/** Damerau–Levenshtein, adjacent letters swapped at most once (optimal string alignment). */
function distanceBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const choices = [at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1)];
      if (swapped) choices.push(at(before, column - 2) + 1);
      next.push(Math.min(...choices));
    }
    before = last;
    last = next;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

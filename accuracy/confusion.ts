/** How often each class was taken for each, and what is usually said of that. */
export interface Confusion {
  classes: readonly string[];
  /** `counts[is][said]`. */
  counts: number[][];
}

export function emptyConfusion(classes: readonly string[]): Confusion {
  return { classes, counts: classes.map(() => classes.map(() => 0)) };
}

/** Throws RangeError for a class that is none. */
export function count({ classes, counts }: Confusion, is: string, said: string): void {
  const row = counts[classes.indexOf(is)];
  const column = classes.indexOf(said);
  if (!row || column === -1) throw new RangeError(`No class: ${is}, ${said}`);
  row[column] = (row[column] ?? 0) + 1;
}

/** The mean over the classes of how many of each were found. */
export function macroRecall({ counts }: Confusion): number {
  return mean(counts.map((row, index) => share(row[index] ?? 0, sum(row))));
}

export function macroF1({ counts }: Confusion): number {
  return mean(
    counts.map((row, index) => {
      const right = row[index] ?? 0;
      return share(2 * right, sum(row) + sum(counts.map((other) => other[index] ?? 0)));
    }),
  );
}

export function accuracy({ counts }: Confusion): number {
  return share(
    counts.reduce((right, row, index) => right + (row[index] ?? 0), 0),
    sum(counts.map(sum)),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return share(sum(numbers), numbers.length);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

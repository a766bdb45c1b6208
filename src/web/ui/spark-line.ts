/**
 * Where the line of a sparkline goes: one run of points per stretch without a gap. The ground is 0, which is always in the picture,
 * so that a line shows how large a figure is and not only how it moved; figures below it go below the ground.
 */
export interface SparkBox {
  width: number;
  height: number;
  /** Space for half the stroke. */
  inset: number;
}

export interface SparkLine {
  runs: { x: number; y: number }[][];
  /** Height of the ground. */
  ground: number;
}

/** `values` oldest first, null is a gap. Pixels from the left and from the top. */
export function sparkLine(values: readonly (number | null)[], { width, height, inset }: SparkBox): SparkLine {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, low + 1, ...known);
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const heightOf = (value: number) => inset + (height - 2 * inset) * ((high - value) / (high - low));
  const runs: SparkLine['runs'] = [];
  let run: SparkLine['runs'][number] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push({ x: inset + index * step, y: heightOf(value) });
  }
  return { runs, ground: heightOf(0) };
}

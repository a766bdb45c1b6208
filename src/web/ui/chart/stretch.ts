/**
 * The rows a drag went over: those whose middle it covered, as the picture highlights them. `range` is the drag in pixels,
 * `middles` those of the first two rows. null for a drag shorter than half a row, which was meant as a click.
 */
export function rowsOfStretch(
  range: readonly [number, number],
  middles: readonly [number, number],
  count: number,
): [number, number] | null {
  const step = middles[1] - middles[0];
  const [from, to] = [Math.min(...range), Math.max(...range)];
  if (count < 2 || step <= 0 || to - from < step / 2) return null;
  const first = Math.max(0, Math.ceil((from - middles[0]) / step));
  const last = Math.min(count - 1, Math.floor((to - middles[0]) / step));
  return first <= last ? [first, last] : null;
}

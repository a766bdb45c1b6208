/** The axis below bars, a name for each row. */

/** Of more rows the last are nearer to the end of the picture than half of a name is long: the last of all is named, and ends below its bar. */
const CLOSE = 30;
/** Pixels beside the last row, for as much of its name. */
export const BESIDE = 16;

export function rowAxis(labels: readonly string[]) {
  return {
    type: 'category',
    data: labels,
    ...(labels.length > CLOSE && { axisLabel: { showMaxLabel: true, alignMaxLabel: 'right' } }),
  } as const;
}

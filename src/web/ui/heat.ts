/** How strong the colour of a cell is, in percent: at most so strong that the text on it stays readable. `share`: of the most. */
export function heatOf(share: number): number {
  return share === 0 ? 0 : 6 + 45 * share;
}

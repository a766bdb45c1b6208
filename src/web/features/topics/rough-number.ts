/** A forecast is said as roughly as it is known: two digits that count below ten thousand, three above. */
export function roughly(value: number): number {
  const digits = value < 10_000 ? 2 : 3;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) + 1 - digits);
  return Math.round(value / step) * step;
}

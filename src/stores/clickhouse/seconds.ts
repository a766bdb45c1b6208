/** Times are stored in whole seconds; a bound in milliseconds is rounded up, which keeps `start <= t < end` exact for them. */
const LATEST = 2 ** 32 - 1;

export function seconds(bound: Date): number {
  return Math.min(LATEST, Math.max(0, Math.ceil(bound.getTime() / 1000)));
}

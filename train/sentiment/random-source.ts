/** Chance from a seed (mulberry32), so that training can be repeated. */
export function randomSource(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** In place (Fisher and Yates). */
export function shuffle(numbers: Int32Array, random: () => number): void {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const kept = numbers[last] as number;
    numbers[last] = numbers[other] as number;
    numbers[other] = kept;
  }
}

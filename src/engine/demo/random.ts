/**
 * A small seeded generator of pseudo-random numbers (sfc32, public domain, PractRand-tested), so that the same seed
 * gives the same demo everywhere. Not for secrets.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [0, n). */
  below(n: number): number;
  /** Uniform integer in [from, to], both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Standard normal (sum of uniforms, |x| ≤ 6). */
  normal(): number;
}

export function createRandom(seed: string): Random {
  let [a, b, c, counter] = hashSeed(seed);

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }
  // The first draws after seeding are still alike for seeds that are alike.
  for (let round = 0; round < 12; round += 1) next();

  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[below(list.length)] as T;
    },
    normal() {
      let sum = -6;
      for (let draw = 0; draw < 12; draw += 1) sum += next();
      return sum;
    },
  };
}

/** An integer in [0, 2^32) that depends on the text only (FNV-1a, then mixed). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hashSeed(seed: string): [number, number, number, number] {
  return [hashText(`a${seed}`) | 0, hashText(`b${seed}`) | 0, hashText(`c${seed}`) | 0, 1];
}

export interface Weighted<T> {
  draw(random: Random): T;
}

/** Draws keys in proportion to their weights. */
export function weighted<T extends string>(weights: Partial<Record<T, number>>): Weighted<T> {
  const entries = Object.entries(weights) as [T, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  const last = entries.at(-1);
  if (!last || total <= 0) throw new RangeError('weights are empty');
  return {
    draw(random) {
      let rest = random.next() * total;
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      return last[0];
    },
  };
}

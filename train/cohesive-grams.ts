/** Words that a text shows by itself: frequent, holding together, and met in many surroundings. */
const MIN_COUNT = [0, 0, 20, 15, 10, 10];
/** Least pointwise mutual information of the weakest split, natural logarithm, by length. */
const MIN_COHESION = [0, 0, 2.2, 3.6, 4.6, 5];
/** Least entropy of the neighbours on the poorer side, natural logarithm. */
const MIN_ENTROPY = 1.4;
const LONGEST = 5;
/** Characters that join words rather than being part of one: a find that begins or ends with one is two words. */
const JOINTS = new Set(
  '的嘅了咗左喺係在是我你佢他她它唔不冇沒有無個啲呢嗰這那都也就又要會想去到同和與及於為被把俾畀比將緊過嗎呀啊啦喇架囉喎咁很太最更再仲還先才只但而或從對向以之其所請問幾多少一二三四五六七八九十兩嘢野咩乜邊點哋們得埋番嚟黎',
);

export function cohesiveGrams(runs: ReadonlyMap<string, number>): Map<string, number> {
  const counts: Map<string, number>[] = [new Map()];
  let total = 0;
  for (let length = 1; length <= LONGEST; length++) {
    const shorter = counts[length - 1] as Map<string, number>;
    const found = new Map<string, number>();
    const least = MIN_COUNT[length] ?? 0;
    for (const [run, times] of runs) {
      for (let at = 0; at + length <= run.length; at++) {
        const gram = run.slice(at, at + length);
        if (length > 2 && !(shorter.has(gram.slice(1)) && shorter.has(gram.slice(0, -1)))) continue;
        found.set(gram, (found.get(gram) ?? 0) + times);
        if (length === 1) total += times;
      }
    }
    for (const [gram, times] of found) if (times < least) found.delete(gram);
    counts.push(found);
  }
  const cohesive = new Map<string, number>();
  for (let length = 2; length <= LONGEST; length++) {
    for (const [gram, times] of counts[length] as Map<string, number>) {
      if (JOINTS.has(gram[0] as string) || JOINTS.has(gram.at(-1) as string)) continue;
      if (cohesion(gram, times, counts, total) >= (MIN_COHESION[length] ?? 0)) cohesive.set(gram, times);
    }
  }
  return withChangingNeighbours(cohesive, runs);
}

function cohesion(gram: string, times: number, counts: readonly Map<string, number>[], total: number): number {
  let weakest = Number.POSITIVE_INFINITY;
  for (let split = 1; split < gram.length; split++) {
    const left = counts[split]?.get(gram.slice(0, split)) ?? 1;
    const right = counts[gram.length - split]?.get(gram.slice(split)) ?? 1;
    weakest = Math.min(weakest, Math.log((times * total) / (left * right)));
  }
  return weakest;
}

function withChangingNeighbours(grams: ReadonlyMap<string, number>, runs: ReadonlyMap<string, number>): Map<string, number> {
  const before = new Map<string, Map<string, number>>();
  const after = new Map<string, Map<string, number>>();
  let ends = 0;
  for (const [run, times] of runs) {
    for (let at = 0; at < run.length; at++) {
      for (let length = 2; length <= LONGEST && at + length <= run.length; length++) {
        const gram = run.slice(at, at + length);
        if (!grams.has(gram)) continue;
        // The edge of a run is a new neighbour each time.
        meet(before, gram, at === 0 ? `^${ends++}` : (run[at - 1] as string), times);
        meet(after, gram, at + length === run.length ? `$${ends++}` : (run[at + length] as string), times);
      }
    }
  }
  const kept = new Map<string, number>();
  for (const [gram, times] of grams) {
    if (Math.min(entropy(before.get(gram)), entropy(after.get(gram))) >= MIN_ENTROPY) kept.set(gram, times);
  }
  return kept;
}

function meet(all: Map<string, Map<string, number>>, gram: string, neighbour: string, times: number): void {
  const known = all.get(gram) ?? new Map<string, number>();
  all.set(gram, known);
  known.set(neighbour, (known.get(neighbour) ?? 0) + times);
}

function entropy(neighbours: ReadonlyMap<string, number> | undefined): number {
  if (!neighbours) return 0;
  let total = 0;
  for (const times of neighbours.values()) total += times;
  let sum = 0;
  for (const times of neighbours.values()) sum -= (times / total) * Math.log(times / total);
  return sum;
}

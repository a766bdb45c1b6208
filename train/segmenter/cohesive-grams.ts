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
  const counts: Map<string, number>[] = [new Map<string, number>()];
  for (let length = 1; length <= LONGEST; length++) counts.push(countGrams(runs, length, counts[length - 1]));
  let total = 0;
  for (const times of (counts[1] as Map<string, number>).values()) total += times;
  const cohesive = new Map<string, number>();
  for (const [gram, times] of counts.slice(2).flatMap((grams) => [...grams])) {
    if (JOINTS.has(gram.charAt(0)) || JOINTS.has(gram.slice(-1))) continue;
    if (cohesion(gram, times, counts, total) >= (MIN_COHESION[gram.length] ?? 0)) cohesive.set(gram, times);
  }
  return withChangingNeighbours(cohesive, runs);
}

/** Those frequent enough; only what is made of two that are, `shorter`, is counted at all. */
function countGrams(
  runs: ReadonlyMap<string, number>,
  length: number,
  shorter: ReadonlyMap<string, number> | undefined,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const [run, times] of runs) {
    for (let at = 0; at + length <= run.length; at++) {
      const gram = run.slice(at, at + length);
      if (length > 2 && !(shorter?.has(gram.slice(1)) && shorter.has(gram.slice(0, -1)))) continue;
      found.set(gram, (found.get(gram) ?? 0) + times);
    }
  }
  for (const [gram, times] of found) if (times < (MIN_COUNT[length] ?? 0)) found.delete(gram);
  return found;
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
  let edges = 0;
  // The edge of a run is a new neighbour each time.
  const neighbour = (run: string, at: number): string => run[at] ?? `edge ${edges++}`;
  for (const [run, times] of runs) {
    for (const [start, gram] of partsOf(run)) {
      if (!grams.has(gram)) continue;
      meet(before, gram, neighbour(run, start - 1), times);
      meet(after, gram, neighbour(run, start + gram.length), times);
    }
  }
  return new Map([...grams].filter(([gram]) => Math.min(entropy(before.get(gram)), entropy(after.get(gram))) >= MIN_ENTROPY));
}

/** Every part that may be a word, with its place. */
function* partsOf(run: string): Iterable<[number, string]> {
  for (let at = 0; at < run.length; at++) {
    for (let length = 2; length <= LONGEST && at + length <= run.length; length++) yield [at, run.slice(at, at + length)];
  }
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

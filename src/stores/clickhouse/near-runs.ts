/** Where runs of numbered tokens start, as an expression over the arrays `numbers` and `places` (see near-arrays.ts). */
import type { BoundValues } from './bound-values.ts';

export interface Run {
  numbers: number[];
  /** Whether a token with the prefix follows. */
  ending: boolean;
}

/** Four numbers of 16 bits fit into one of 64. */
const PACKED = 4;
const BASE = 65_536;

/**
 * Runs of one length; `prefix` names the array of tokens that begin with theirs, if they have one. 1 where any of them
 * starts.
 */
export function runsStart(runs: readonly Run[], prefix: string, values: BoundValues): string {
  const { numbers, ending } = runs[0] ?? { numbers: [], ending: false };
  const length = numbers.length + (ending ? 1 : 0);
  if (numbers.length === 0) return prefix;
  const names = numbers.map((_, at) => `n${at}`);
  const found = packs(names).map((pack) => pack.reduce((sum, name) => `(${sum}) * ${BASE} + ${name}`));
  const wanted = runs.map((run) =>
    packs(run.numbers.map(BigInt)).map((pack) => pack.reduce((sum, number) => sum * BigInt(BASE) + number)),
  );
  const tests = [`${found.length === 1 ? found[0] : `(${found.join(', ')})`} IN ${values.packed(wanted)}`];
  const arrays = names.map((_, at) => shifted('numbers', at));
  if (length > 1) {
    // As many tokens of the text, not only of those that are kept.
    tests.push(`last - first = ${length - 1}`);
    names.push('first', 'last');
    arrays.push('places', shifted('places', length - 1));
  }
  if (ending) {
    tests.push('ending');
    names.push('ending');
    arrays.push(shifted(prefix, length - 1));
  }
  return `arrayMap((${names.join(', ')}) -> ${tests.join(' AND ')}, ${arrays.join(', ')})`;
}

function shifted(array: string, by: number): string {
  return by === 0 ? array : `arrayShiftLeft(${array}, ${by})`;
}

function packs<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PACKED) }, (_, at) => items.slice(at * PACKED, (at + 1) * PACKED));
}

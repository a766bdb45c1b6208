import { describe, expect, it } from 'vitest';
import { filterBits, KeyTable } from './key-table.ts';

/** Keys far apart, as hashes are. */
const keyOf = (n: number) => Math.imul(n + 1, 0x9e3779b1);

function passes({ filter, shift }: KeyTable, key: number): boolean {
  const bits = filterBits(key);
  return ((filter[key >>> shift] as number) & bits) === bits;
}

describe('KeyTable', () => {
  it('answers what a Map does after tens of thousands of changes', () => {
    const table = new KeyTable();
    const map = new Map<number, number>();
    for (let n = 0; n < 30_000; n++) {
      const key = keyOf((n * 7919) % 3000);
      if (n % 3 === 2) {
        table.delete(key);
        map.delete(key);
      } else {
        table.set(key, n + 1);
        map.set(key, n + 1);
      }
      if (table.get(key) !== (map.get(key) ?? 0)) expect.fail(`change ${n}`);
    }
    expect(table.size).toBe(map.size);
    const keys = Array.from({ length: 3000 }, (_, n) => keyOf(n));
    expect(keys.map((key) => table.get(key))).toEqual(keys.map((key) => map.get(key) ?? 0));
  });

  it('stays as small as its keys, however many came and went', () => {
    const table = new KeyTable();
    for (let n = 0; n < 50_000; n++) {
      table.set(keyOf(n), 1);
      if (n >= 100) table.delete(keyOf(n - 100));
    }
    expect(table.size).toBe(100);
    // A quarter as many words as slots, and at most five slots for each of the 101 keys that were there at once.
    expect(table.filter.length).toBeLessThanOrEqual(128);
  });

  it('closes its filter again for most of the keys that were deleted', () => {
    const table = new KeyTable();
    for (let n = 0; n < 20_000; n++) table.set(keyOf(n), 1);
    for (let n = 0; n < 20_000; n++) if (n % 100 !== 0) table.delete(keyOf(n));
    const kept = Array.from({ length: 200 }, (_, n) => keyOf(100 * n));
    expect(kept.every((key) => passes(table, key) && table.get(key) === 1)).toBe(true);
    const open = Array.from({ length: 20_000 }, (_, n) => n).filter((n) => n % 100 !== 0 && passes(table, keyOf(n)));
    expect(open.length).toBeLessThan(4000);
  });

  it('finds keys that share a slot, the ones before them deleted or not', () => {
    const table = new KeyTable();
    // The upper bits choose the slot.
    const alike = Array.from({ length: 40 }, (_, n) => 0x40000000 + n);
    for (const key of alike) table.set(key, key);
    for (const key of alike.slice(0, 20)) table.delete(key);
    expect(alike.map((key) => table.get(key))).toEqual(alike.map((key, n) => (n < 20 ? 0 : key)));
    table.set(alike[0] as number, 7);
    expect(table.get(alike[0] as number)).toBe(7);
    table.update((value) => value + 1);
    expect(table.get(alike[39] as number)).toBe((alike[39] as number) + 1);
  });
});

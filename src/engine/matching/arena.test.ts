import { describe, expect, it } from 'vitest';
import { Arena } from './arena.ts';

describe('Arena', () => {
  it.each([
    ['blocks of nothing', [0, 0, 0]],
    ['a block of nothing before others', [0, 4, 0, 1]],
    ['sizes below and above a step', [1, 3, 4, 5, 31, 32, 33, 40, 1000, 5000]],
  ])('gives each block cells of its own: %s', (_, sizes) => {
    const arena = new Arena();
    const blocks = sizes.map((size) => ({ at: arena.allocate(size), size })).sort((one, other) => one.at - other.at);
    for (const [index, { at, size }] of blocks.entries()) {
      expect(at).toBeGreaterThan(0);
      expect(blocks[index + 1]?.at ?? arena.cells.length).toBeGreaterThanOrEqual(at + Math.max(1, size));
    }
  });

  it('leaves what stands alone when a block of nothing is freed', () => {
    const arena = new Arena();
    const nothing = arena.allocate(0);
    const block = arena.allocate(4);
    arena.cells.fill(7, block, block + 4);
    arena.free(nothing, 0);
    expect([...arena.cells.subarray(block, block + 4)]).toEqual([7, 7, 7, 7]);
  });

  it('gives freed blocks out again to what is about as large', () => {
    const arena = new Arena();
    const [small, large] = [arena.allocate(10), arena.allocate(100)];
    arena.free(small, 10);
    arena.free(large, 100);
    expect(arena.allocate(99)).toBe(large);
    expect(arena.allocate(12)).toBe(small);
    expect(arena.allocate(12)).not.toBe(small);
  });
});

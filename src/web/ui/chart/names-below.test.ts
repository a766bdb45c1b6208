import { describe, expect, it } from 'vitest';
import { NAMES_IN_LINE, namesBelow } from './names-below.ts';

describe('names below a narrow picture', () => {
  it('leave each of them a line below the axis', () => {
    expect(namesBelow(5).grid.bottom - namesBelow(2).grid.bottom).toBe(3 * 22);
  });

  it('are undone in a wide one', () => {
    const { legend, grid } = namesBelow(3);
    for (const [key, value] of Object.entries(NAMES_IN_LINE.legend))
      expect(Object.entries(legend)).not.toContainEqual([key, value]);
    expect(NAMES_IN_LINE.grid.bottom).toBeLessThan(grid.bottom);
  });
});

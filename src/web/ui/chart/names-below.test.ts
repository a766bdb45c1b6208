import { describe, expect, it } from 'vitest';
import { fitInLine, NAMES_IN_LINE, namesBelow } from './names-below.ts';

describe('names in one line', () => {
  it.each([
    ['short ones', ['Ferry', 'Tram', 'Bus', 'Metro', '渡輪'], true],
    ['as long as people make them', ['Harbour Telecom service outage', 'Harbour Telecom prices', 'Harbour Telecom shops'], true],
    ['one more of them', Array.from({ length: 4 }, () => 'Harbour Telecom service'), false],
    ['one of a hundred characters', ['x'.repeat(100), 'y'], false],
    ['as many in Chinese', ['滙'.repeat(45)], false],
  ])('%s', (_, names, expected) => {
    expect(fitInLine(names)).toBe(expected);
  });
});

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

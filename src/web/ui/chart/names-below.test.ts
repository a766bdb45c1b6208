import { describe, expect, it } from 'vitest';
import { fitInLine, linesIn, NAMES_IN_LINE, namesBelow, roomBelow } from './names-below.ts';

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

describe('names in lines', () => {
  it.each([
    ['all in one', ['Forum', 'News'], 300, 1],
    ['as many in each as go into it', ['Forum', 'News', 'LIHKG', 'Facebook', 'Instagram'], 160, 3],
    ['one that is longer than a line', ['x'.repeat(100), 'y'], 300, 2],
    ['none', [], 300, 0],
  ])('%s', (_, names, width, lines) => {
    expect(linesIn(names, width)).toBe(lines);
  });

  it('have no less room where the picture is narrower', () => {
    const rooms = roomBelow(Array.from({ length: 8 }, () => 'Facebook')).map(({ option }) => option.grid.bottom);
    expect(rooms).toEqual(rooms.toSorted((one, other) => other - one));
    expect(rooms.at(-1)).toBeLessThan(rooms[0] ?? 0);
  });
});

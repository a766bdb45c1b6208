import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const WINDOW = { width: 400, height: 300 };
const TIP = { width: 100, height: 30 };

function rect(left: number, top: number, width = 40, height = 40): DOMRectReadOnly {
  const at = { left, top, width, height, x: left, y: top, right: left + width, bottom: top + height };
  return { ...at, toJSON: () => at };
}

test.each([
  ['above, in its middle', rect(180, 100), 'top', { x: 150, y: 70 }],
  ['below where there is no room above', rect(180, 20), 'top', { x: 150, y: 60 }],
  ['not beyond the left edge', rect(0, 100), 'top', { x: 4, y: 70 }],
  ['not beyond the right edge', rect(360, 100), 'top', { x: 296, y: 70 }],
  ['at the right, in its middle', rect(10, 100), 'right', { x: 50, y: 105 }],
  ['at the left where there is no room at the right', rect(290, 100), 'right', { x: 190, y: 105 }],
  ['not beyond the upper edge', rect(10, 0, 40, 20), 'right', { x: 50, y: 4 }],
  ['not beyond the lower edge', rect(10, 280, 40, 20), 'right', { x: 50, y: 266 }],
] as const)('%s', (_, of, side, expected) => {
  expect(placeBeside(of, TIP, WINDOW, side)).toEqual(expected);
});

test('what is wider than the window shows its beginning', () => {
  expect(placeBeside(rect(180, 100), { width: 500, height: 30 }, WINDOW, 'top').x).toBe(4);
});

import { describe, expect, it } from 'vitest';
import { type Circle, nameSides } from './network-names.ts';

const FRAME = { width: 400, height: 200 };
const circle = (x: number, y: number, name: string | null = null): Circle => ({ x, y, size: 20, name });

describe('the side of a name', () => {
  it.each([
    ['below, where nothing is', [circle(200, 100, 'Ada')], ['bottom']],
    ['above, over another circle', [circle(200, 100, 'Ada'), circle(200, 125)], ['top', null]],
    ['to the right, between two', [circle(200, 100, 'Ada'), circle(200, 125), circle(200, 75)], ['right', null, null]],
    [
      'nowhere, among many',
      [circle(200, 100, 'Ada'), circle(200, 125), circle(200, 75), circle(226, 100), circle(174, 100)],
      [null, null, null, null, null],
    ],
    ['not over another name', [circle(180, 100, 'Ada Wong'), circle(220, 100, 'Bo Chan')], ['bottom', 'top']],
    ['not out of the picture', [circle(400, 100, 'x'.repeat(30)), circle(400, 125)], ['top', null]],
  ])('is %s', (_, circles, sides) => {
    expect(nameSides(circles, FRAME)).toEqual(sides);
  });
});

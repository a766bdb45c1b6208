/** What a comparison finds, on made-up pictures of a page. */
import { describe, expect, test } from 'vitest';
import { compare, isTelling, type Thumbnail } from './compare.ts';

type Colour = readonly [number, number, number];
interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: Colour;
}

const PAPER: Colour = [246, 247, 249];
const INK: Colour = [86, 96, 114];
const CARD: Rectangle = { left: 40, top: 30, width: 60, height: 40, colour: [255, 255, 255] };
const BORDER: Rectangle = { ...CARD, left: 39, top: 29, width: 62, height: 42, colour: [200, 205, 212] };
const BUTTON: Rectangle = { left: 112, top: 6, width: 20, height: 6, colour: [194, 65, 12] };
/** Of a letter or two: a text of 14 pixels on a page of 1440 has a height of little more than one here. */
const ICON: Rectangle = { left: 6, top: 20, width: 2, height: 2, colour: INK };
const LINE: Rectangle = { left: 44, top: 36, width: 30, height: 1, colour: INK };

function drawn(
  rectangles: readonly Rectangle[],
  { height = 90, noise = 0 }: { height?: number; noise?: number } = {},
): Thumbnail {
  const width = 144;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const on = rectangles.findLast(
        (one) => x >= one.left && x < one.left + one.width && y >= one.top && y < one.top + one.height,
      );
      // Lighter and darker by turns, as what is packed tightly comes back.
      const off = ((x * 7 + y * 13) % 3) - 1;
      pixels.set([...(on?.colour ?? PAPER).map((value) => value + off * noise), 255], (y * width + x) * 4);
    }
  return { width, height, pixels };
}

const PAGE = [BORDER, CARD, BUTTON, ICON, LINE];
const without = (gone: Rectangle) => PAGE.filter((one) => one !== gone);
const instead = (of: Rectangle, changes: Partial<Rectangle>) => PAGE.map((one) => (one === of ? { ...one, ...changes } : one));

describe('is told', () => {
  test.each<[string, Thumbnail]>([
    [
      'a card that has moved by ten pixels of the page',
      drawn(PAGE.map((one) => (one === BUTTON || one === ICON ? one : { ...one, left: one.left + 1 }))),
    ],
    ['an icon of twenty pixels that is gone', drawn(without(ICON))],
    ['a line of text that is gone', drawn(without(LINE))],
    ['a button in the colour of the other variant', drawn(instead(BUTTON, { colour: [15, 118, 110] }))],
    ['a button in a grey that is as light', drawn(instead(BUTTON, { colour: [105, 105, 105] }))],
    ['a page in the other mode', drawn(PAGE.map((one) => ({ ...one, colour: [23, 26, 33] as const })))],
    [
      'paper that is a little darker everywhere',
      drawn([{ left: 0, top: 0, width: 144, height: 90, colour: [242, 243, 245] }, ...PAGE]),
    ],
    ['a page that is longer by twenty pixels', drawn(PAGE, { height: 92 })],
  ])('%s', (_name, now) => {
    expect(isTelling(compare(drawn(PAGE), now))).toBe(true);
  });
});

describe('is not told', () => {
  test('the same page', () => {
    expect(compare(drawn(PAGE), drawn(PAGE))).toEqual({ mean: 0, worstBlock: 0, height: 0 });
  });

  test('what packing leaves of noise', () => {
    expect(isTelling(compare(drawn(PAGE), drawn(PAGE, { noise: 1 })))).toBe(false);
  });

  test('letters drawn with another edge', () => {
    const edge: Colour = [110, 119, 135];
    expect(isTelling(compare(drawn(PAGE), drawn(instead(LINE, { colour: edge }))))).toBe(false);
  });
});

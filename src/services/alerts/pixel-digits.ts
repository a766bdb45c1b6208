/** Numbers in a picture, where no font is sure to be there: each sign is five dots wide and seven high, a row of dots in the bits of a number. */

const SIGNS: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  '−': [0, 0, 0, 31, 0, 0, 0],
  ',': [0, 0, 0, 0, 4, 4, 8],
  '.': [0, 0, 0, 0, 0, 12, 12],
};
const WIDE = 5;
/** With the room behind it. */
const ADVANCE = WIDE + 1;

export const DIGITS_HIGH = 7;

/** In dots. */
export function digitsWidth(text: string): number {
  return Math.max(0, text.length * ADVANCE - 1);
}

/** Dots that are set, by column and row. A sign that is not of numbers is a space. */
export function digitDots(text: string): [x: number, y: number][] {
  return [...text].flatMap((sign, place) =>
    (SIGNS[sign] ?? []).flatMap((bits, y) =>
      Array.from({ length: WIDE }, (_, x) => x)
        .filter((x) => (bits >> (WIDE - 1 - x)) & 1)
        .map((x): [number, number] => [place * ADVANCE + x, y]),
    ),
  );
}

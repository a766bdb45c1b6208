/** The picture of the last windows: what is drawn where. */
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { courseImage, type DrawnCourse, IMAGE_SIZE } from './course-image.ts';

/** From the top: which rows have anything but ground in a column. */
function drawnRows(course: DrawnCourse, column: number): number[] {
  const png = courseImage(course);
  const at = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(at, at + png.readUInt32BE(at - 8)));
  return Array.from({ length: IMAGE_SIZE.height }, (_, y) => y).filter(
    (y) => rows[y * (IMAGE_SIZE.width + 1) + 1 + column] !== 0,
  );
}

const MIDDLE = IMAGE_SIZE.width / 2;
const LOWER = IMAGE_SIZE.height / 2;

test.each<[string, DrawnCourse, boolean]>([
  ['windows of nothing', { values: [0, 0, 0], level: null }, true],
  ['windows of nothing, told from 0 on', { values: [0, 0, 0], level: 0 }, true],
  ['windows of which nothing is known', { values: [null, null, null], level: null }, true],
  ['scores below zero alone', { values: [-5, -5, -5], level: null }, false],
])('the zero line of %s', (_name, course, isAtBottom) => {
  const rows = drawnRows(course, MIDDLE);
  const zero = isAtBottom ? rows.at(-1) : rows.at(0);
  expect(zero !== undefined && zero > LOWER).toBe(isAtBottom);
  if (isAtBottom) expect(rows.length).toBeLessThan(8);
});

/** The picture of the last windows: what is drawn where. */
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { courseImage, type DrawnCourse, IMAGE_SIZE } from './course-image.ts';

/** From the top: which rows have anything but ground in a column. */
function drawnRows(course: DrawnCourse, column: number, colour?: number): number[] {
  const png = courseImage(course);
  const at = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(at, at + png.readUInt32BE(at - 8)));
  return Array.from({ length: IMAGE_SIZE.height }, (_, y) => y).filter((y) => {
    const found = rows[y * (IMAGE_SIZE.width + 1) + 1 + column];
    return colour === undefined ? found !== 0 : found === colour;
  });
}

const MIDDLE = IMAGE_SIZE.width / 2;
const LOWER = IMAGE_SIZE.height / 2;
/** Of the palette. */
const LEVEL = 3;
const INK = 5;

function courseOf(values: readonly (number | null)[], levels: readonly (number | null)[] = []): DrawnCourse {
  return { points: values.map((value, at) => ({ value, level: levels[at] ?? null })), text: String };
}

test.each<[string, DrawnCourse, boolean]>([
  ['windows of nothing', courseOf([0, 0, 0]), true],
  ['windows of nothing, told from 0 on', courseOf([0, 0, 0], [0, 0, 0]), true],
  ['windows of which nothing is known', courseOf([null, null, null]), true],
  ['scores below zero alone', courseOf([-5, -5, -5]), false],
])('the zero line of %s', (_name, course, isAtBottom) => {
  const rows = drawnRows(course, MIDDLE);
  const zero = isAtBottom ? rows.at(-1) : rows.at(0);
  expect(zero !== undefined && zero > LOWER).toBe(isAtBottom);
  if (isAtBottom) expect(rows.length).toBeLessThan(8);
});

/** Where the level is drawn somewhere in a part of the picture. */
function levelIn(course: DrawnCourse, [from, to]: [number, number]): Set<number> {
  const columns = Array.from({ length: to - from }, (_, at) => from + at);
  return new Set(columns.flatMap((column) => drawnRows(course, column, LEVEL)));
}

test('each window has the level of its own, and one without has none', () => {
  const course = courseOf([1, 2, 30], [null, 10, 20]);
  const third = (at: number): [number, number] => [100 + at * 330, 160 + at * 330];
  const [none, lower, higher] = [0, 1, 2].map((at) => levelIn(course, third(at)));
  expect(none?.size).toBe(0);
  expect(lower?.size).toBe(4);
  expect(higher?.size).toBe(4);
  expect(Math.min(...(lower ?? []))).toBeGreaterThan(Math.max(...(higher ?? [])));
});

test('the highest, the lowest and nothing stand on the axis, but not one upon the other', () => {
  const inked = (course: DrawnCourse) => {
    const rows = new Set(Array.from({ length: 100 }, (_, column) => drawnRows(course, column, INK)).flat());
    return [...rows].filter((row) => !rows.has(row - 1)).length;
  };
  expect(inked(courseOf([40, -40]))).toBe(3);
  expect(inked(courseOf([40, 10]))).toBe(2);
  expect(inked(courseOf([100, -1]))).toBe(2);
  expect(inked(courseOf([null]))).toBe(1);
});

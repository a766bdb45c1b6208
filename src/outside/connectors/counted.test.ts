import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it.each([
    [0, 0],
    [7, 7],
    ['7', 7],
    ['007', 7],
    [4_294_967_295, 4_294_967_295],
    ['4294967296', null],
    [4_294_967_296, null],
    [-1, null],
    ['-1', null],
    [1.5, null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    [Number.NaN, null],
    [true, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('%j is %j', (value, count) => {
    expect(counted(value)).toBe(count);
  });
});

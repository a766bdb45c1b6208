import { expect, it } from 'vitest';
import { roughly } from './rough-number.ts';

it.each([
  [0, 0],
  [0.4, 0],
  [7.6, 8],
  [99, 99],
  [123, 120],
  [1214, 1200],
  [9999, 10_000],
  [14_583, 14_600],
  [1_234_567, 1_230_000],
])('%d is about %d', (value, about) => {
  expect(roughly(value)).toBe(about);
});

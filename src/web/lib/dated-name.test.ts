import { expect, test } from 'vitest';
import { VARIANTS } from '../../contract/variants.ts';
import { datedName } from './dated-name.ts';
import { createFormat } from './format.ts';

test('a name says the first and the last day that are in the file', () => {
  const format = createFormat('en', 'Asia/Hong_Kong', VARIANTS.default.dateFormats);
  const days = { startDate: '2026-03-01T16:00:00.000Z', endDate: '2026-03-08T16:00:00.000Z' };
  expect(datedName('volume', days, format)).toBe('volume-02-Mar-2026-08-Mar-2026');
});

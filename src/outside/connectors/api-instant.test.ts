import { describe, expect, it } from 'vitest';
import { apiInstant } from './api-instant.ts';

describe('apiInstant', () => {
  it.each([
    ['of X', '2026-11-22T02:10:07.971Z', '2026-11-22T02:10:07.971Z'],
    ['of YouTube', '2026-11-22T02:10:07Z', '2026-11-22T02:10:07.000Z'],
    ['of Meta', '2026-11-22T02:10:07+0000', '2026-11-22T02:10:07.000Z'],
    ['ahead of UTC', '2026-11-22T02:10:07+08:00', '2026-11-21T18:10:07.000Z'],
    ['without a zone', '2026-11-22T02:10:07', '2026-11-22T02:10:07.000Z'],
    ['without seconds', ' 2026-11-22T02:10Z ', '2026-11-22T02:10:00.000Z'],
    ['that no calendar has', '2026-13-22T02:10:07Z', null],
    ['of no day of ours', '+020000-01-01T00:00:00Z', null],
    ['a day', '2026-11-22', null],
    ['words', 'yesterday', null],
    ['a number', 1_795_414_500, null],
    ['nothing', undefined, null],
  ])('a time %s', (_name, text, instant) => {
    expect(apiInstant(text)).toBe(instant);
  });
});
